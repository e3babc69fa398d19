import { carriersIn } from './last-run.ts'
import { whyOpen } from './shown.ts'
import { trustTags } from './tags.ts'
import { trustLines } from './trust-lines.ts'

/**
 * Lists every line of trust with the tests that showed it in the last run, which carry its number, as `trust A1`, in
 * the title: `pnpm trust [A1 …]`; with `--open` only what none showed. Fails if that is a line that must or should hold.
 */
const asked = process.argv.slice(2)
const wanted = asked.filter((one) => one !== '--open')
const isBrief = asked.includes('--open')
const carriersOf = carriersIn(trustTags)

const lines = Object.entries(trustLines)
  .filter(([number]) => wanted.length === 0 || wanted.includes(number))
  .map(([number, line]) => ({ number, ...line, why: whyOpen(carriersOf(number)) }))

for (const { number, level, sentence, why } of isBrief ? [] : lines) {
  console.log(`\n${[`${number} [${level}]`, sentence, why && `(${why})`].filter(Boolean).join(' ')}`)
  for (const { title, file, state } of carriersOf(number).usual)
    console.log(`  ${title.replace(/trust (?:[A-E]\d+ ?)+: /g, '')}  (${file}, ${state})`)
}
const of = (level: string) => {
  const all = lines.filter((line) => line.level === level)
  return `${all.filter(({ why }) => !why).length} of ${all.length} [${level}]`
}
console.log(`\n${of('M')}, ${of('S')}, ${of('B')} have a test that passed`)
const open = lines.filter(({ why }) => why)
for (const { number, level, sentence, why } of open)
  console.log(`without: ${number} [${level}], ${why}${sentence ? `. ${sentence}` : ''}`)
if (open.some(({ level }) => level !== 'B')) process.exitCode = 1
