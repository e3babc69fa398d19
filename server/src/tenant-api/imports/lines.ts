import { createReadStream } from 'node:fs'
import { detectEncoding } from '@portal/domain/upload/text-encoding'
import { FileFault } from '../apply/files.ts'

/** Position of a line. */
export interface LinePosition {
  /** From 1. */
  line: number
  /** Offset in bytes. */
  offset: number
  /** Length in bytes without the line break. */
  length: number
}

/** A line with its text; null if too long. */
export interface Line extends LinePosition {
  text: string | null
}

/** Maximum length of a line in bytes. */
export const maxLineLength = 4 * 1024 * 1024

const newlineByte = 10

const encodingNames = {
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252 (ANSI)',
  'utf-8': '',
}

/**
 * Error for the encoding of a file; null if valid.
 * @param bytes its start, or a line
 */
export function findEncodingFault(bytes: Uint8Array): string | null {
  const encoding = detectEncoding(bytes)
  return encoding === 'utf-8'
    ? null
    : `is in ${encodingNames[encoding]}, not in UTF-8: choose UTF-8 where you save or export it, and send it again`
}

/** Whether a file is one JSON array, by its start. */
export const startsWithList = (text: string): boolean => /^\s*\[/.test(text)

/** Error for a file that is one JSON array. */
export const listFaultMessage =
  'is one JSON array, not JSON Lines: save it with one record a line, without brackets around and commas between them, and send it again'

const utf8Decoder = new TextDecoder('utf-8', { fatal: true })

/** Decodes a line. @throws FileFault if it is not UTF-8 */
function decodeLine(bytes: Buffer): string {
  try {
    if (!bytes.includes(0)) return utf8Decoder.decode(bytes)
  } catch {
    // The error below names the encoding.
  }
  throw new FileFault(`The file ${findEncodingFault(bytes) ?? 'is not in UTF-8'}.`)
}

/**
 * Reads the lines of a file of any size; skips empty ones. A line that is too long is not kept.
 * @throws FileFault if the file is not UTF-8
 */
export async function* readImportLines(path: string): AsyncGenerator<Line[]> {
  let kept: Buffer[] = []
  let length = 0
  let offset = 0
  let line = 1
  const finishLine = (rest: Buffer): Line[] => {
    const whole = length + rest.length
    const text = whole > maxLineLength ? null : decodeLine(Buffer.concat([...kept, rest]))
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
    for (let at = piece.indexOf(newlineByte); at !== -1; at = piece.indexOf(newlineByte, from)) {
      lines.push(...finishLine(piece.subarray(from, at)))
      from = at + 1
    }
    const rest = piece.subarray(from)
    length += rest.length
    if (length <= maxLineLength) kept.push(rest)
    else kept = []
    yield lines
  }
  if (length > 0) yield finishLine(Buffer.alloc(0))
}
