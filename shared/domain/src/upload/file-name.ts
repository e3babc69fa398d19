/** Signs that turn the direction of text: with them 'fdp.exe' reads as 'exe.pdf'. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const notAllowed = /[\p{Cc}\p{Cs}\u2028\u2029<>:"|?*]/gu

/** Maximum length of a stored file name, in characters. */
const maxLength = 200

/** The ending of a file name in lower case, without its dot; null when it has none. */
export const endingOf = (name: string): string | null =>
  /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? null

/**
 * A file name without folders, line breaks, marks that turn text round, or what file systems refuse; never empty,
 * at most 200 characters of which the ending is kept (trust A11).
 */
export function safeName(name: string): string {
  const bare = name
    .replace(/^.*[/\\]/su, '')
    .replace(turning, '')
    .replace(notAllowed, '')
    .replace(/^[.\s]+/, '')
    .trim()
  const ending = endingOf(bare)
  const tail = ending ? bare.slice(-ending.length - 1) : ''
  const whole = bare.length > maxLength ? bare.slice(0, maxLength - tail.length).trim() + tail : bare
  return whole.toWellFormed().replaceAll('\ufffd', '') || 'document'
}

/** The name with another ending, for a file that is of another type than its name says. */
export function withEnding(name: string, ending: string): string {
  const old = endingOf(name)
  return safeName(`${(old ? name.slice(0, -old.length - 1) : name).slice(0, maxLength - 11)}.${ending}`)
}

/** A name from the wire as it may be shown: on one line, and reading in its own order. */
export const readableName = (name: string): string =>
  name
    .replace(turning, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim() || '…'
