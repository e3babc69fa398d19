import { createReadStream } from 'node:fs'
import { detectEncoding } from '@portal/domain/upload/text-encoding'
import { FileFault } from '../apply/record-files.ts'

export interface LinePosition {
  /** Line number, starting at 1. */
  line: number
  /** In bytes. */
  offset: number
  /** In bytes, without the line break. */
  length: number
}

/** Line of a file; `text` is null for a line that is too long. */
export interface ImportLine extends LinePosition {
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
 * Null if the encoding is valid.
 * @param bytes start of a file, or a line
 */
export function findEncodingFault(bytes: Uint8Array): string | null {
  const encoding = detectEncoding(bytes)
  return encoding === 'utf-8'
    ? null
    : `is in ${encodingNames[encoding]}, not in UTF-8: choose UTF-8 where you save or export it, and send it again`
}

/** Whether the file is one JSON array instead of lines. */
export const startsWithJsonArray = (text: string): boolean => /^\s*\[/.test(text)

export const jsonArrayFaultMessage =
  'is one JSON array, not JSON Lines: save it with one record a line, without brackets around and commas between them, and send it again'

const utf8Decoder = new TextDecoder('utf-8', { fatal: true })

/** @throws FileFault if the line is not UTF-8 */
function decodeLine(bytes: Buffer): string {
  try {
    if (!bytes.includes(0)) return utf8Decoder.decode(bytes)
  } catch {
    // The bytes are not UTF-8. The error below names the detected encoding.
  }
  throw new FileFault(`The file ${findEncodingFault(bytes) ?? 'is not in UTF-8'}.`)
}

/**
 * Streams the lines of a file, without empty ones.
 * @throws FileFault if the file is not UTF-8
 */
export async function* readImportLines(path: string): AsyncGenerator<ImportLine[]> {
  let pending: Buffer[] = []
  let length = 0
  let offset = 0
  let line = 1
  const finishLine = (rest: Buffer): ImportLine[] => {
    const totalLength = length + rest.length
    const text = totalLength > maxLineLength ? null : decodeLine(Buffer.concat([...pending, rest]))
    const found = { line, offset, length: totalLength, text: text?.replace(/^\uFEFF/, '') ?? null }
    line++
    offset += totalLength + 1
    pending = []
    length = 0
    return found.text?.trim() === '' ? [] : [found]
  }
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const lines: ImportLine[] = []
    let from = 0
    for (let at = piece.indexOf(newlineByte); at !== -1; at = piece.indexOf(newlineByte, from)) {
      lines.push(...finishLine(piece.subarray(from, at)))
      from = at + 1
    }
    const rest = piece.subarray(from)
    length += rest.length
    if (length <= maxLineLength) pending.push(rest)
    else pending = []
    yield lines
  }
  if (length > 0) yield finishLine(Buffer.alloc(0))
}
