export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const byteOrderMarks: readonly [mark: readonly number[], encoding: TextEncoding][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** Bytes that no character has in Windows-1252. */
const unassignedBytes = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/**
 * Detects UTF-16 without byte order mark: in Western text, nearly every second byte is 0, and hardly any other byte.
 */
function detectUtf16(bytes: Uint8Array): TextEncoding | null {
  const zeros: [even: number, odd: number] = [0, 0]
  for (const [index, byte] of bytes.subarray(0, 4096).entries()) if (byte === 0) zeros[index % 2 ? 1 : 0] += 1
  const [even, odd] = zeros
  const most = Math.min(bytes.length, 4096) / 4
  if (odd > most && even * 10 < odd) return 'utf-16le'
  return even > most && odd * 10 < even ? 'utf-16be' : null
}

/**
 * Detects the encoding by byte order mark or bytes. A text that is neither UTF-16 nor UTF-8 counts as Windows-1252.
 * @param bytes the whole text
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const marked = byteOrderMarks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return marked[1]
  const wide = detectUtf16(bytes)
  if (wide) return wide
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** Decodes a text without its byte order mark; null if the bytes are not text. @param bytes the whole text */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = detectEncoding(bytes)
  if (encoding === 'windows-1252' && bytes.some((byte) => unassignedBytes.has(byte))) return null
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return /[^\P{Cc}\t\n\v\f\r]/u.test(text) ? null : text
  } catch {
    return null
  }
}
