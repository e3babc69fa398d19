import { lastRun, trustTags, whyOpen } from './tags.ts'
import { trustLines } from './trust-lines.ts'

/** Lists trust lines without a passed test in the last run, and fails if one of them is a must or should. */
const run = lastRun()
const lines = Object.entries(trustLines).map(([number, line]) => ({
  number,
  ...line,
  why: whyOpen(number, trustTags, run),
}))
const open = lines.filter(({ why }) => why !== null)
for (const { number, level, sentence, why } of open)
  console.log(`${number} [${level}], ${why}${sentence ? `. ${sentence}` : ''}`)
console.log(`\n${lines.length - open.length} of ${lines.length} lines of trust have a test that passed`)
process.exitCode = open.some(({ level }) => level !== 'B') ? 1 : 0
