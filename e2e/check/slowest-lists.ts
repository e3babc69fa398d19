import type { RanTest } from './ran-test.ts'
import type { UnitFile, UnitModule, UnitReport } from './unit-report.ts'

/** Something that takes time. */
export interface Timed {
  name: string
  seconds: number
}

/** What takes time in a run, under a heading. */
export interface TimedList {
  heading: string
  all: readonly Timed[]
}

/** Adds up what bears the same name. */
function added(all: readonly Timed[]): Timed[] {
  const sums = new Map<string, number>()
  for (const { name, seconds } of all) sums.set(name, (sums.get(name) ?? 0) + seconds)
  return [...sums].map(([name, seconds]) => ({ name, seconds }))
}

const setUpOf = ({ file, hooks, environment, setupFiles }: UnitFile): Timed => ({
  name: `${file} (hooks ${hooks.toFixed(1)}, environment ${environment.toFixed(1)}, setup files ${setupFiles.toFixed(1)})`,
  seconds: hooks + environment + setupFiles,
})

const moduleCost = ({ module, seconds, times }: UnitModule): Timed => ({
  name: `${module} (${times} times)`,
  seconds,
})

const testCost = ({ file, title, seconds }: RanTest): Timed => ({ name: `${title} (${file})`, seconds })

/** What takes time in a step that runs vitest. */
export const unitLists = (step: string, { files, tests, transforms, imports }: UnitReport): TimedList[] => [
  {
    heading: `${step}, files`,
    all: files.map((one) => ({
      name: one.file,
      seconds: one.environment + one.setupFiles + one.import + one.hooks + one.tests,
    })),
  },
  { heading: `${step}, tests`, all: tests.map(testCost) },
  { heading: `${step}, set-ups`, all: files.map(setUpOf) },
  { heading: `${step}, modules transformed`, all: transforms.map(moduleCost) },
  { heading: `${step}, modules imported`, all: imports.map(moduleCost) },
]

/** What takes time in a step that runs Playwright. */
export const browserLists = (step: string, { tests }: { tests: readonly RanTest[] }): TimedList[] => [
  { heading: `${step}, files`, all: added(tests.map(({ file, seconds }) => ({ name: file, seconds }))) },
  { heading: `${step}, journeys`, all: tests.map(testCost) },
]

/** The slowest of a list, a line each, below its heading with the sum of all. */
export function linesOf({ heading, all }: TimedList, most: number): string[] {
  const sum = all.reduce((before, { seconds }) => before + seconds, 0)
  const slowest = all.filter(({ seconds }) => seconds >= 0.05).sort((a, b) => b.seconds - a.seconds)
  return [
    `${heading} (${sum.toFixed(0)} s in all)`,
    ...slowest
      .slice(0, most)
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)}  ${shortened(name)}`),
  ]
}

/** As much of a name as a line shows: its beginning and, of where it stands, the end. */
const shortened = (name: string) => (name.length > 130 ? `${name.slice(0, 80)} … ${name.slice(-47)}` : name)
