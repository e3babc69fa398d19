import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { BrowserReport } from './browser-report.ts'
import type { Step } from './step.ts'

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

const Playwright = v.pipe(
  BrowserReport,
  v.transform(({ tests }) => ({
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: tests.filter(({ state }) => state === 'failed').map(({ file, title }) => `${file}: ${title}`),
  })),
)

const readers = { count: Count, vitest: Count, playwright: Playwright }

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
