import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { Step } from './steps.ts'

/** How many tests passed and failed. */
export interface Count {
  passed: number
  failed: number
}

const Vitest = v.object({ numPassedTests: v.number(), numFailedTests: v.number() })
const Playwright = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

/** Counts a step's tests by its report; a step without one, or whose report says nothing of its failure, is one test. */
export async function countOf(root: string, { report }: Step, succeeded: boolean): Promise<Count> {
  if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  const text = await readFile(path.join(root, report.file), 'utf8').catch(() => 'null')
  const counted = report.kind === 'vitest' ? fromVitest(text) : fromPlaywright(text)
  if (!counted) return { passed: 0, failed: 1 }
  return !succeeded && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

function fromVitest(text: string): Count | null {
  const read = v.safeParse(Vitest, JSON.parse(text))
  return read.success ? { passed: read.output.numPassedTests, failed: read.output.numFailedTests } : null
}

function fromPlaywright(text: string): Count | null {
  const read = v.safeParse(Playwright, JSON.parse(text))
  if (!read.success) return null
  const { expected, unexpected, flaky } = read.output.stats
  return { passed: expected, failed: unexpected + flaky }
}
