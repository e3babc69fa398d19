import type { FileHandle } from 'node:fs/promises'
import type { RecordGroup } from '../apply/plan-records.ts'
import type { IndexedGroup } from './file-index.ts'
import type { LinePosition } from './import-lines.ts'
import { parseImportLine } from './parse-line.ts'

/** Splits lines into ranges of adjacent lines, which are read at once. */
function splitIntoAdjacentLines(lines: readonly LinePosition[]): LinePosition[][] {
  const pieces: LinePosition[][] = []
  for (const at of lines) {
    const last = pieces.at(-1)
    const before = last?.at(-1)
    if (last && before && before.offset + before.length + 1 === at.offset) last.push(at)
    else pieces.push([at])
  }
  return pieces
}

/** Reads the records of a group. The index must contain no error for this group. */
export async function readRecordGroup(
  file: FileHandle,
  { customer, lines }: IndexedGroup,
): Promise<RecordGroup> {
  const records: RecordGroup['records'][number][] = []
  for (const piece of splitIntoAdjacentLines(lines)) {
    const [first] = piece
    const last = piece.at(-1)
    if (!first || !last) continue
    const bytes = Buffer.alloc(last.offset + last.length - first.offset)
    await file.read(bytes, 0, bytes.length, first.offset)
    for (const { line, offset, length } of piece) {
      const from = offset - first.offset
      const parsed = parseImportLine(bytes.toString('utf8', from, from + length).replace(/^\uFEFF/, ''), line)
      if (!('sent' in parsed)) throw new Error('a line is another than it was')
      records.push(parsed.sent)
    }
  }
  return { customer, records }
}
