import { readText } from '../../firm-api/imports/read-text.ts'
import type { Sent } from '../../firm-api/sent.ts'
import type { DemoRecord } from './collection.ts'

/** The lines of a file that has these records, each a record in JSON. */
export const linesOf = (records: readonly DemoRecord[]): string[] =>
  records.map((record) => JSON.stringify(record))

/** An error with the first thing that the firm API has against records of the demo. */
export const refused = ([first]: readonly object[]): Error =>
  new Error(`the firm API refuses a record of the demo: ${JSON.stringify(first)}`)

/** Reads lines as an import does. @throws Error for one that the firm API refuses */
export const readLines = (lines: readonly string[]): Sent[] =>
  lines.map((line, index) => {
    const said = readText(line, index + 1)
    if ('faults' in said) throw refused(said.faults)
    return said.sent
  })
