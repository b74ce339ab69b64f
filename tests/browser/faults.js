// What is wrong with where things stand: too small, covered, or outside their panel.
([least, tap]) => {
  const found = []
  const name = (each) => {
    const said = (each.getAttribute('aria-label') || each.textContent || '').trim().replace(/\s+/g, ' ')
    return each.tagName.toLowerCase() + '.' + [...each.classList].join('.') + ' "' + said.slice(0, 40) + '"'
  }
  const seen = (each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !each.closest('.sr, [aria-hidden=true] .sr, .skip')
  const scrolls = (each) => {
    const { overflowX, overflowY } = getComputedStyle(each)
    return /auto|scroll|hidden/.test(overflowX + overflowY)
  }
  const regions = [...document.querySelectorAll('.regions, .bar, .lobby, main')]
  const inside = (each) => regions.some((region) => region.contains(each))
  const all = [...document.querySelectorAll('body *')].filter((each) => inside(each) && seen(each))

  // Text that is too small.
  for (const each of all) {
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    // A picture in a line of the log repeats what the words beside it say.
    if (!own || each.closest('.pieces')) continue
    let size = parseFloat(getComputedStyle(each).fontSize)
    const drawing = each.closest('svg')
    if (drawing && each.getScreenCTM) size *= Math.abs(each.getScreenCTM().d)
    if (size < least - 0.01) found.push('text of ' + size.toFixed(1) + ' px: ' + name(drawing ? drawing.parentElement : each))
  }

  // Controls that are too small to hit, or that something else covers.
  const controls = all.filter((each) => each.matches('button, a[href], select, input:not([type=hidden])'))
  for (const each of controls) {
    const box = each.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) found.push('nothing to hit: ' + name(each))
    // A street of Florence is a second way to the location at its end, which is large.
    else if (Math.min(box.width, box.height) < tap - 0.5 && !each.matches('.spot.street')) {
      found.push('only ' + box.width.toFixed(0) + 'x' + box.height.toFixed(0) + ': ' + name(each))
    }
  }
  for (const each of controls) {
    each.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = each.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    const points = [
      [box.left + Math.min(9, box.width / 2), box.top + Math.min(12, box.height / 2)],
      [box.left + box.width / 2, box.top + box.height / 2],
    ]
    const hit = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y)
      return there && (each.contains(there) || there.contains(each) || there.closest('label')?.contains(each))
    })
    if (!hit) found.push('covered: ' + name(each))
  }

  // What sticks out of its panel.
  for (const each of [...controls, ...all.filter((one) => one.matches('svg, p, h2, h3'))]) {
    const panel = each.parentElement.closest('.sheet')
    if (!panel) continue
    let held = each.parentElement
    while (held !== panel && !scrolls(held)) held = held.parentElement
    if (scrolls(held)) continue
    const box = each.getBoundingClientRect()
    const room = panel.getBoundingClientRect()
    const out = Math.max(room.left - box.left, box.right - room.right, room.top - box.top, box.bottom - room.bottom)
    if (out > 3) found.push('sticks out by ' + out.toFixed(0) + ': ' + name(each))
  }
  if (document.documentElement.scrollWidth > window.innerWidth) found.push('the page is too wide')
  return [...new Set(found)]
}
