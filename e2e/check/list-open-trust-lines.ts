import { explainMissingCoverage, extractTrustTags, readLastRunResults } from './test-tags.ts'
import { trustLines } from './trust-lines.ts'

/**
 * Lists security requirements ("trust lines") without a passed test in the last run, and fails if one of them has the
 * priority must or should.
 */
const lastRunResults = readLastRunResults()
const trustLineResults = Object.entries(trustLines).map(([number, line]) => ({
  number,
  ...line,
  why: explainMissingCoverage(number, extractTrustTags, lastRunResults),
}))
const openTrustLines = trustLineResults.filter(({ why }) => why !== null)
for (const { number, level, sentence, why } of openTrustLines)
  console.log(`${number} [${level}], ${why}${sentence ? `. ${sentence}` : ''}`)
console.log(
  `\n${trustLineResults.length - openTrustLines.length} of ${trustLineResults.length} lines of trust have a test that passed`,
)
process.exitCode = openTrustLines.some(({ level }) => level !== 'B') ? 1 : 0
