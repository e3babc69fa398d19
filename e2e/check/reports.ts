import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { BrowserReport } from './browser-report.ts'
import { root } from './root.ts'
import type { Step } from './step.ts'
import { UnitReport } from './unit-report.ts'

/** What a step's runner reported, by the runner. */
type Report =
  | ({ kind: 'vitest' } & UnitReport)
  | ({ kind: 'playwright' } & v.InferOutput<typeof BrowserReport>)

/** The last report of a step that runs tests; null when it left none. */
export function reportOf({ report }: Step): Report | null {
  if (!report || report.kind === 'count' || !existsSync(path.join(root, report.file))) return null
  const read: unknown = JSON.parse(readFileSync(path.join(root, report.file), 'utf8'))
  return report.kind === 'vitest'
    ? { kind: 'vitest', ...v.parse(UnitReport, read) }
    : { kind: 'playwright', ...v.parse(BrowserReport, read) }
}

/** Whether a step runs tests that are reported one by one. */
export const runsTests = ({ report }: Step): boolean => report !== undefined && report.kind !== 'count'
