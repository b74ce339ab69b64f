/** As much Markdown as our rules use, as data: nothing of it ever becomes markup by itself. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'rule'; text: string }

export type Block =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{3}-[A-Z]+-[A-Z]?\d+)\b/g
const ITEM = /^(?:[-*]|(\d+)\.)\s+(.*)$/
const DIVIDER = /^\|(?:\s*:?-+:?\s*\|)+$/

export function inlines(text: string): Inline[] {
  const found: Inline[] = []
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) })
    const [whole, strong, emphasis, code, rule] = match
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (emphasis !== undefined) found.push({ kind: 'emphasis', text: emphasis })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (rule !== undefined) found.push({ kind: 'rule', text: rule })
    from = match.index + whole.length
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlines(cell.trim()))

function tableOf(lines: readonly string[]): Block {
  const [head = '', ...rows] = lines.filter((line) => !DIVIDER.test(line.trim()))
  return { kind: 'table', head: cells(head.trim()), rows: rows.map((row) => cells(row.trim())) }
}

function listOf(lines: readonly string[]): Block {
  const items: string[] = []
  let ordered = false
  for (const line of lines) {
    const item = ITEM.exec(line.trim())
    if (item) {
      ordered = item[1] !== undefined
      items.push(item[2] ?? '')
    } else {
      items.push(`${items.pop() ?? ''} ${line.trim()}`)
    }
  }
  return { kind: 'list', ordered, items: items.map(inlines) }
}

type Kind = Block['kind']

function kindOf(line: string): Kind {
  if (line.startsWith('|')) return 'table'
  return ITEM.test(line) ? 'list' : 'paragraph'
}

/** Lines that belong together: a blank line ends a block, as does the start of a list or table. */
function grouped(text: string): { kind: Kind; lines: string[] }[] {
  const groups: { kind: Kind; lines: string[] }[] = []
  let open = false
  for (const line of text.split('\n')) {
    const bare = line.trim()
    if (bare === '') {
      open = false
      continue
    }
    const kind = kindOf(bare)
    const last = groups[groups.length - 1]
    const goesOn = open && last && (last.kind === kind || (last.kind === 'list' && kind === 'paragraph'))
    if (goesOn) last.lines.push(bare)
    else groups.push({ kind, lines: [bare] })
    open = true
  }
  return groups
}

export function blocks(text: string): Block[] {
  return grouped(text).map(({ kind, lines }) => {
    if (kind === 'table') return tableOf(lines)
    if (kind === 'list') return listOf(lines)
    return { kind, inlines: inlines(lines.join(' ')) }
  })
}
