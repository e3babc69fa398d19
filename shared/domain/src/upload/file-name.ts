/** Bidirectional control characters: with them 'fdp.exe' is displayed as 'exe.pdf'. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const notAllowed = /[\p{Cc}\p{Cs}\u2028\u2029<>:"|?*]/gu

/** Maximum length of a stored file name, in characters. */
const maxLength = 200

/** File extension in lower case, without the dot; null if there is none. */
export const extensionOf = (name: string): string | null =>
  /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? null

/**
 * Makes a safe file name: without folders, line breaks, bidirectional controls and characters that file systems reject;
 * never empty, at most 200 characters including its extension (trust A11).
 */
export function safeName(name: string): string {
  const bare = name
    .replace(/^.*[/\\]/su, '')
    .replace(bidiControls, '')
    .replace(notAllowed, '')
    .replace(/^[.\s]+/, '')
    .trim()
  const ending = extensionOf(bare)
  const tail = ending ? bare.slice(-ending.length - 1) : ''
  const whole = bare.length > maxLength ? bare.slice(0, maxLength - tail.length).trim() + tail : bare
  return whole.toWellFormed().replaceAll('\ufffd', '') || 'document'
}

/** Replaces a name's extension, for a file whose content has another type. */
export function withExtension(name: string, ending: string): string {
  const old = extensionOf(name)
  return safeName(`${(old ? name.slice(0, -old.length - 1) : name).slice(0, maxLength - 11)}.${ending}`)
}

/** A file name for display: on one line, without bidirectional controls. */
export const displayName = (name: string): string =>
  name
    .replace(bidiControls, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim() || '…'
