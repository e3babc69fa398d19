import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { Step } from './steps.ts'

/** How many tests passed, and which failed, by file and title. */
export interface Count {
  passed: number
  failed: string[]
}

/** How the process of a step ended: whether well, and its last words. */
export interface Ended {
  well: boolean
  words: string
}

const Count = v.object({ passed: v.number(), failed: v.array(v.string()) })

interface Suite {
  specs?: { file: string; title: string; ok: boolean }[] | undefined
  suites?: Suite[] | undefined
}
const Suite: v.GenericSchema<Suite> = v.object({
  specs: v.optional(v.array(v.object({ file: v.string(), title: v.string(), ok: v.boolean() }))),
  suites: v.optional(v.array(v.lazy(() => Suite))),
})

const failedIn = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedIn),
]

const Playwright = v.pipe(
  v.object({ stats: v.object({ expected: v.number() }), suites: v.array(Suite) }),
  v.transform(({ stats, suites }) => ({
    passed: stats.expected,
    failed: suites.flatMap(failedIn),
  })),
)

const readers = { count: Count, playwright: Playwright }

/** Counts a step's tests by its report; a step without one is one test. What ends badly fails, whatever its report says. */
export async function countOf(root: string, { name, report }: Step, { well, words }: Ended): Promise<Count> {
  const badly = `${name}, which ended so:\n${words}`
  if (!report) return { passed: well ? 1 : 0, failed: well ? [] : [name] }
  const text = await readFile(path.join(root, report.file), 'utf8').catch(() => 'null')
  const read = v.safeParse(readers[report.kind], JSON.parse(text))
  if (!read.success) return { passed: 0, failed: [badly] }
  const { passed, failed } = read.output
  if (failed.length > 0)
    return { passed, failed: failed.map((test) => test.replace(`${root}${path.sep}`, '')) }
  return { passed, failed: well ? [] : [badly] }
}
