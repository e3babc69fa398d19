/** How much a line of trust weighs: must, should, or beyond what others do. */
type Level = 'M' | 'S' | 'B'

const must = (area: string, count: number) =>
  Array.from({ length: count }, (_, index): [string, Level] => [`${area}${index + 1}`, 'M'])

/**
 * The lines of trust by number: A session and sign-in, B code and content of others, C reliability, D accessibility.
 * Titles of tests carry them as `trust A1`.
 */
export const trustLines: Readonly<Record<string, Level>> = Object.fromEntries<Level>([
  ...must('A', 13),
  ['A14', 'B'],
  ...must('B', 6),
  ['B7', 'B'],
  ...must('C', 6),
  ['C7', 'S'],
  ['C8', 'B'],
  ...must('D', 7),
])
