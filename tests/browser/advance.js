// Sit in every seat of a table and make moves at random: the page can then be shown a position that
// no test had to click its way to.
async ([begun, game, names, count, seed, until]) => {
  const ask = async (path, body) => {
    const answer = await fetch('/api/v1' + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'X-Quattrocento': 'page', 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(path + ' ' + (await answer.text()))
    return answer.json()
  }
  let chance = seed
  const random = () => (chance = (chance * 48271) % 2147483647) / 2147483647
  const seats = names.map((name) => ({ kind: 'me', name }))
  const table = begun ?? (await ask('/tables', { game, seats, lot: false, listed: false })).id
  for (let made = 0; made < count; made += 1) {
    const now = await ask('/tables/' + table)
    if (now.table.status !== 'playing') break
    const asked = now.offers.find((each) => each.offers.length > 0)
    if (until && asked.offers.some((each) => each.move.startsWith(until))) break
    const { move } = asked.offers[Math.floor(random() * asked.offers.length)]
    const key = Math.random().toString(16).slice(2).padEnd(12, '0')
    await ask('/tables/' + table + '/moves', { seat: asked.seat, move, sequence: now.table.sequence, key })
  }
  return table
}
