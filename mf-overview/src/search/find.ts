import { foldText } from '@portal/domain/format/fold'

/** Kinds of what can be found, in the order in which they are shown. */
export const kinds = ['action', 'mortgage', 'policy', 'document', 'message', 'task', 'figure'] as const
export type Kind = (typeof kinds)[number]

/** Something that can be found: where it leads, and the words by which it is. */
export interface Entry {
  key: string
  kind: Kind
  title: string
  /** What else tells it from others; searched too. */
  about: string
  /** All that it says, folded; searched too, and not shown. */
  says?: () => string
  href: string
}

/** Results of one kind, and of all kinds together. */
const mostOfKind = 5
const mostInAll = 24

/** How well an entry answers the words: 0 = not at all; a title that begins with them best. */
function scoreOf({ title, about, says }: Entry, words: readonly string[]): number {
  const head = foldText(title)
  const all = `${head} ${foldText(about)}`
  if (!words.every((word) => all.includes(word) || says?.().includes(word))) return 0
  const first = words[0] ?? ''
  if (head.startsWith(first)) return 4
  if (head.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(first))) return 3
  if (head.includes(first)) return 2
  return all.includes(first) ? 1 : 0.5
}

/**
 * What answers a query, best first within its kind, the kinds in their order. Every word must be somewhere in title,
 * description or what it says; case and accents do not matter. An empty query gives the actions.
 */
export function find(entries: readonly Entry[], query: string): Entry[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries.filter(({ kind }) => kind === 'action')
  const scored = entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  return kinds
    .flatMap((kind) => scored.filter(({ entry }) => entry.kind === kind).slice(0, mostOfKind))
    .map(({ entry }) => entry)
    .slice(0, mostInAll)
}
