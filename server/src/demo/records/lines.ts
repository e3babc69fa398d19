import { readText } from '../../tenant-api/imports/read-text.ts'
import type { Sent } from '../../tenant-api/sent.ts'
import type { DemoRecord } from './collection.ts'

/** Records as lines of JSON. */
export const linesOf = (records: readonly DemoRecord[]): string[] =>
  records.map((record) => JSON.stringify(record))

/** An error with the tenant API's first complaint about demo records. */
export const refused = ([first]: readonly object[]): Error =>
  new Error(`the tenant API refuses a record of the demo: ${JSON.stringify(first)}`)

/** Parses lines as an import does. @throws Error for an invalid one */
export const readLines = (lines: readonly string[]): Sent[] =>
  lines.map((line, index) => {
    const parsed = readText(line, index + 1)
    if ('faults' in parsed) throw refused(parsed.faults)
    return parsed.sent
  })
