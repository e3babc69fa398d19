import { parseImportLine } from '../../tenant-api/imports/parse-line.ts'
import type { SentRecord } from '../../tenant-api/sent-record.ts'
import type { DemoRecord } from './record-collection.ts'

export const toJsonLines = (records: readonly DemoRecord[]): string[] =>
  records.map((record) => JSON.stringify(record))

export const createRejectedRecordError = ([first]: readonly object[]): Error =>
  new Error(`the tenant API refuses a record of the demo: ${JSON.stringify(first)}`)

/** @throws Error for an invalid record */
export const parseRecordLines = (lines: readonly string[]): SentRecord[] =>
  lines.map((line, index) => {
    const parsed = parseImportLine(line, index + 1)
    if ('faults' in parsed) throw createRejectedRecordError(parsed.faults)
    return parsed.sent
  })
