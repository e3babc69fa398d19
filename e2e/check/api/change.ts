/** What a text of declarations offers: member → its type, as text. */
export type Members = Record<string, string>
/** How much a version must rise for a change. */
export type Bump = 'none' | 'minor' | 'major'

const bare = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !/^\s*(\/\/.*|```.*)?$/.test(line))
    .join('\n')

/** A declaration as it is for who names no type for a parameter that has a default: those who did not know of it. */
const withDefaults = (block: string): string => {
  const parameters = [...block.matchAll(/<(\w+) extends [\w.]+ = (\w+|\{\})>/g)]
  return parameters
    .reduce(
      (text, [whole, name = '', given = '']) =>
        text.replace(whole, '').replaceAll(new RegExp(`\\b${name}\\b`, 'g'), given),
      block,
    )
    .replaceAll('<{}>', '')
}

/** Reads declarations, or the report of a module: each member of its interfaces, and all else that it has by its name. */
export function membersOf(declarations: string): Members {
  const members: Members = {}
  const blocks = bare(declarations)
    .split(/\n(?=(?:export |declare |abstract )*(?:interface|type|const|function|class|global|\{)(?![\w$]))/)
    .map(withDefaults)
  for (const block of blocks) {
    const [, kind, name = ''] =
      /^(?:export |declare |abstract )*(interface|type|const|function|class|\{)\s+([\w$]+)/.exec(block) ?? []
    if (kind && kind !== 'interface') members[name] = squeezed(block)
    if (kind !== 'interface') continue
    for (const member of block
      .split('\n')
      .slice(1, -1)
      .join('\n')
      .split(/;\n(?= {4}[^\s}])/))
      members[`${name}.${/[\w$]+(?=\W)/.exec(member.replace(/^\s*readonly /, ''))?.[0]}`] = squeezed(member)
  }
  return members
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/;$/, '')

/** The text without what callers and implementers may leave out. */
const required = (text: string) => text.replace(/,? ?\w+\?: [^,;(){}]+[;,]?/g, '').replace(/\{ /g, '{')

/** Tells how much a change asks for: what is gone or needs more breaks those who rely on it; what is new does not. */
export function bumpFor(before: Members, now: Members): Bump {
  const names = Object.keys(before)
  if (names.some((name) => now[name] === undefined || required(now[name]) !== required(before[name] ?? '')))
    return 'major'
  const same = names.length === Object.keys(now).length && names.every((name) => now[name] === before[name])
  return same ? 'none' : 'minor'
}

/** Whether a version has risen by as much as a change asks for. */
export function hasRisen(from: string, to: string, bump: Bump): boolean {
  const [major = 0, minor = 0] = from.split('.').map(Number)
  const [newMajor = 0, newMinor = 0] = to.split('.').map(Number)
  if (bump === 'none') return true
  return newMajor > major || (bump === 'minor' && newMajor === major && newMinor > minor)
}
