import { parseLine } from '../../tenant-api/imports/read-text.ts'
import type { SentRecord } from '../../tenant-api/sent.ts'
import type { DemoRecord } from './record-collection.ts'

export const toJsonLines = (records: readonly DemoRecord[]): string[] =>
  records.map((record) => JSON.stringify(record))

/** Creates an error with the tenant API's first fault in demo records. */
export const rejectedRecordError = ([first]: readonly object[]): Error =>
  new Error(`the tenant API refuses a record of the demo: ${JSON.stringify(first)}`)

/** Parses lines as an import does. @throws Error for an invalid one */
export const parseRecordLines = (lines: readonly string[]): SentRecord[] =>
  lines.map((line, index) => {
    const parsed = parseLine(line, index + 1)
    if ('faults' in parsed) throw rejectedRecordError(parsed.faults)
    return parsed.sent
  })
