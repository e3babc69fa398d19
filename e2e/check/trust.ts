import { testFiles } from './tests.ts'
import { trustLines } from './trust-lines.ts'

/**
 * Lists every line of trust with the tests that carry its number, as `trust A1` in the title: `pnpm trust [A1 …]`; with
 * `--open` only what has none. Fails if one that must or should hold has none.
 */
const asked = process.argv.slice(2)
const wanted = asked.filter((one) => one !== '--open')
const isBrief = asked.includes('--open')

interface Carrier {
  number: string
  title: string
  file: string
}

const carriers: Carrier[] = testFiles().flatMap(({ file, text }) =>
  [...text.matchAll(/(['"`])((?:(?!\1).)*\btrust [A-D]\d+(?:(?!\1).)*)\1/g)].flatMap(([, , title = '']) =>
    [...title.matchAll(/(?<=trust (?:[A-D]\d+ )*)[A-D]\d+/g)].map(([number]) => ({
      number,
      title: title.replace(/^.*?trust (?:[A-D]\d+ ?)+: /, ''),
      file,
    })),
  ),
)

const lines = Object.entries(trustLines).filter(([number]) => wanted.length === 0 || wanted.includes(number))
const open: string[] = []
for (const [number, level] of lines) {
  const tests = carriers.filter((carrier) => carrier.number === number)
  if (tests.length === 0) open.push(`${number} [${level}]`)
  if (isBrief) continue
  console.log(`\n${number} [${level}] ${tests.length === 0 ? 'no test' : ''}`)
  for (const { title, file } of tests) console.log(`  ${title}  (${file})`)
}
const of = (level: string) => {
  const numbers = lines.filter(([, one]) => one === level).map(([number]) => number)
  const shown = numbers.filter((number) => carriers.some((carrier) => carrier.number === number))
  return `${shown.length} of ${numbers.length} [${level}]`
}
console.log(`\n${of('M')}, ${of('S')}, ${of('B')} have a test that carries their number`)
if (open.length > 0) console.log(`without: ${open.join(', ')}`)
if (open.some((line) => !line.endsWith('[B]'))) process.exitCode = 1
