import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'

/** Kinds of results, in display order. */
export const searchEntryKinds = [
  'action',
  'mortgage',
  'policy',
  'document',
  'message',
  'task',
  'person',
  'figure',
] as const
export type SearchEntryKind = (typeof searchEntryKinds)[number]

/** A search entry: its URL, and the texts by which it is found. */
export interface SearchEntry {
  key: string
  kind: SearchEntryKind
  title: string
  /** Distinguishing description; also searched. */
  about: string
  /** Synonyms and years; searched, but not shown. */
  keywords?: string
  /** Returns the full text, normalised; searched, but not shown. */
  getFullText?: () => string
  href: string
}

/** Maximum number of results by kind, and in total. */
const maxResultsPerKind = 5
const maxResults = 24

/** Returns the match score of an entry: 0 if a word is missing, highest if the title starts with the first word. */
function calculateMatchScore(
  { title, about, keywords: others = '', getFullText }: SearchEntry,
  words: readonly string[],
): number {
  const head = normalizeForSearch(title)
  const all = `${head} ${normalizeForSearch(about)} ${normalizeForSearch(others)}`
  if (!words.every((word) => all.includes(word) || getFullText?.().includes(word))) return 0
  const first = words[0] ?? ''
  if (head.startsWith(first)) return 4
  if (head.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(first))) return 3
  if (head.includes(first)) return 2
  return all.includes(first) ? 1 : 0.5
}

/** Minimum length of a word in which a typo is allowed. */
const minTypoLength = 5

/** Whether two words differ by one wrong, missing or extra letter, or by two swapped letters. */
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

/** Whether a word starts with the typed text, allowing one typo. */
const startsWithTypo = (word: string, typed: string): boolean =>
  [-1, 0, 1].some((more) => differsByOneTypo(typed, word.slice(0, typed.length + more)))

/**
 * Returns 1 if every word occurs in the entry, with one typo allowed in words of `minTypoLength` characters or more; 0
 * otherwise.
 */
function calculateTypoMatchScore(
  { title, about, keywords: others = '' }: SearchEntry,
  words: readonly string[],
): number {
  const known = normalizeForSearch(`${title} ${about} ${others}`).split(/[^\p{L}\p{N}]+/u)
  const occursInEntry = (typed: string) =>
    known.some(
      (word) => word.startsWith(typed) || (typed.length >= minTypoLength && startsWithTypo(word, typed)),
    )
  return words.every(occursInEntry) ? 1 : 0
}

/**
 * Searches entries. The best entries come first within a kind, and kinds have the order of `searchEntryKinds`. Every
 * word must occur in title, description or text; case and accents are ignored. Allows a typo if nothing matches
 * otherwise. An empty query returns the actions.
 */
export function findSearchEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries.filter(({ kind }) => kind === 'action')
  const rankEntriesBy = (score: typeof calculateMatchScore) =>
    entries
      .map((entry) => ({ entry, score: score(entry, words) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
  const exact = rankEntriesBy(calculateMatchScore)
  const scored = exact.length > 0 ? exact : rankEntriesBy(calculateTypoMatchScore)
  return searchEntryKinds
    .flatMap((kind) => scored.filter(({ entry }) => entry.kind === kind).slice(0, maxResultsPerKind))
    .map(({ entry }) => entry)
    .slice(0, maxResults)
}
