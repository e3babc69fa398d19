import { foldText } from '@portal/domain/format/fold'

/** Kinds of what can be found, in the order in which they are shown. */
export const kinds = [
  'action',
  'mortgage',
  'policy',
  'document',
  'message',
  'task',
  'person',
  'figure',
] as const
export type Kind = (typeof kinds)[number]

/** Something that can be found: where it leads, and the words by which it is. */
export interface Entry {
  key: string
  kind: Kind
  title: string
  /** What else tells it from others; searched too. */
  about: string
  /** Other words that people use for it, and its years; searched too, and not shown. */
  words?: string
  /** All that it says, folded; searched too, and not shown. */
  says?: () => string
  href: string
}

/** Results of one kind, and of all kinds together. */
const mostOfKind = 5
const mostInAll = 24

/** How well an entry answers the words: 0 = not at all; a title that begins with them best. */
function scoreOf({ title, about, words: others = '', says }: Entry, words: readonly string[]): number {
  const head = foldText(title)
  const all = `${head} ${foldText(about)} ${foldText(others)}`
  if (!words.every((word) => all.includes(word) || says?.().includes(word))) return 0
  const first = words[0] ?? ''
  if (head.startsWith(first)) return 4
  if (head.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(first))) return 3
  if (head.includes(first)) return 2
  return all.includes(first) ? 1 : 0.5
}

/** Words shorter than this must be typed without a mistake. */
const minTypoLength = 5

/** Whether two words differ by one letter that is wrong, missing or too many, or by two that are swapped. */
function differsByOneTypo(typed: string, word: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  const [rest, other] = [typed.slice(same), word.slice(same)]
  return (
    rest.slice(1) === other.slice(1) ||
    rest === other.slice(1) ||
    rest.slice(1) === other ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  )
}

/** Whether a word begins, but for one typing mistake, with what was typed. */
const beginsAlmost = (word: string, typed: string): boolean =>
  [-1, 0, 1].some((more) => differsByOneTypo(typed, word.slice(0, typed.length + more)))

/** As `scoreOf`, with one typing mistake in each longer word. */
function scoreWithTypos({ title, about, words: others = '' }: Entry, words: readonly string[]): number {
  const known = foldText(`${title} ${about} ${others}`).split(/[^\p{L}\p{N}]+/u)
  const isKnown = (typed: string) =>
    known.some(
      (word) => word.startsWith(typed) || (typed.length >= minTypoLength && beginsAlmost(word, typed)),
    )
  return words.every(isKnown) ? 1 : 0
}

/**
 * What answers a query, best first within its kind, the kinds in their order. Every word must be somewhere in title,
 * description or what it says; case and accents do not matter. Where nothing does, a typing mistake is forgiven. An empty
 * query gives the actions.
 */
export function find(entries: readonly Entry[], query: string): Entry[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries.filter(({ kind }) => kind === 'action')
  const scoredBy = (score: typeof scoreOf) =>
    entries
      .map((entry) => ({ entry, score: score(entry, words) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
  const exact = scoredBy(scoreOf)
  const scored = exact.length > 0 ? exact : scoredBy(scoreWithTypos)
  return kinds
    .flatMap((kind) => scored.filter(({ entry }) => entry.kind === kind).slice(0, mostOfKind))
    .map(({ entry }) => entry)
    .slice(0, mostInAll)
}
