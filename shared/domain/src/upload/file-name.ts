/** Bidirectional control characters, which could make 'fdp.exe' appear as 'exe.pdf'. */
const bidiControlPattern = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const disallowedFileNameCharacters = /[\p{Cc}\p{Cs}\u2028\u2029<>:"|?*]/gu

const maxFileNameLength = 200

/** Returns the extension in lower case, without the dot; null if the name has none. */
export const getFileExtension = (name: string): string | null =>
  /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? null

/**
 * Removes folders, line breaks, bidirectional control characters and characters that file systems reject. The result is
 * never empty, and has at most 200 characters (trust A11).
 */
export function toSafeFileName(name: string): string {
  const bare = name
    .replace(/^.*[/\\]/su, '')
    .replace(bidiControlPattern, '')
    .replace(disallowedFileNameCharacters, '')
    .replace(/^[.\s]+/, '')
    .trim()
  const ending = getFileExtension(bare)
  const tail = ending ? bare.slice(-ending.length - 1) : ''
  const whole =
    bare.length > maxFileNameLength ? bare.slice(0, maxFileNameLength - tail.length).trim() + tail : bare
  return whole.toWellFormed().replaceAll('\ufffd', '') || 'document'
}

export function replaceExtension(name: string, ending: string): string {
  const old = getFileExtension(name)
  return toSafeFileName(
    `${(old ? name.slice(0, -old.length - 1) : name).slice(0, maxFileNameLength - 11)}.${ending}`,
  )
}

/** Returns a file name for display: one line, without bidirectional control characters. */
export const toDisplayFileName = (name: string): string =>
  name
    .replace(bidiControlPattern, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim() || '…'
