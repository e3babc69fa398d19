import { createReadStream } from 'node:fs'
import { encodingOf } from '@portal/domain/upload/text-encoding'
import { FileFault } from '../apply/files.ts'

/** Where a line of a file is. */
export interface LineAt {
  /** From 1. */
  line: number
  /** Bytes from the beginning. */
  offset: number
  /** Bytes, without the line break. */
  length: number
}

/** A line with its text; null where it is longer than any record. */
export interface Line extends LineAt {
  text: string | null
}

/** Longest line that is read, in bytes. */
export const longestLine = 4 * 1024 * 1024

const newline = 10

const names = {
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252 (ANSI)',
  'utf-8': '',
}

/**
 * What is wrong with the encoding of a file of records; null where nothing is.
 * @param bytes its beginning, or a line of it
 */
export function encodingFault(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes)
  return encoding === 'utf-8'
    ? null
    : `is in ${names[encoding]}, not in UTF-8: choose UTF-8 where you save or export it, and send it again`
}

/** Whether a file of records is one JSON array, by its beginning. */
export const isList = (text: string): boolean => /^\s*\[/.test(text)

/** Fault of a file that is one JSON array. */
export const listFault =
  'is one JSON array, not JSON Lines: save it with one record a line, without brackets around and commas between them, and send it again'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a line. @throws FileFault where it is not in UTF-8 */
function textOf(bytes: Buffer): string {
  try {
    if (!bytes.includes(0)) return utf8.decode(bytes)
  } catch {
    // The fault below names the encoding.
  }
  throw new FileFault(`The file ${encodingFault(bytes) ?? 'is not in UTF-8'}.`)
}

/**
 * Reads the lines of a file one after another, however large it is; empty ones are left out. Of a line that is too long nothing is
 * kept.
 * @throws FileFault where the file is not in UTF-8
 */
export async function* linesOf(path: string): AsyncGenerator<Line[]> {
  let kept: Buffer[] = []
  let length = 0
  let offset = 0
  let line = 1
  const ended = (rest: Buffer): Line[] => {
    const whole = length + rest.length
    const text = whole > longestLine ? null : textOf(Buffer.concat([...kept, rest]))
    const found = { line, offset, length: whole, text: text?.replace(/^\uFEFF/, '') ?? null }
    line++
    offset += whole + 1
    kept = []
    length = 0
    return found.text?.trim() === '' ? [] : [found]
  }
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const lines: Line[] = []
    let from = 0
    for (let at = piece.indexOf(newline); at !== -1; at = piece.indexOf(newline, from)) {
      lines.push(...ended(piece.subarray(from, at)))
      from = at + 1
    }
    const rest = piece.subarray(from)
    length += rest.length
    if (length <= longestLine) kept.push(rest)
    else kept = []
    yield lines
  }
  if (length > 0) yield ended(Buffer.alloc(0))
}
