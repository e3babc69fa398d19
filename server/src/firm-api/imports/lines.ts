import { createReadStream } from 'node:fs'

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

/**
 * Reads the lines of a file one after another, however large it is; empty ones are left out. Of a line that is too long nothing is
 * kept.
 */
export async function* linesOf(path: string): AsyncGenerator<Line[]> {
  let kept: Buffer[] = []
  let length = 0
  let offset = 0
  let line = 1
  const ended = (rest: Buffer): Line[] => {
    const whole = length + rest.length
    const text = whole > longestLine ? null : Buffer.concat([...kept, rest]).toString()
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
