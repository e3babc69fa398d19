import anyAscii from 'any-ascii'
import { openSync } from 'fontkit'
import { type Typeface, typefaces } from './typography.ts'

const known = new Map<string, ReadonlySet<number>>()

/** Every character that a font has; read from its file once. */
function lettersOf({ plain }: Typeface): ReadonlySet<number> {
  const letters = known.get(plain) ?? new Set(charactersIn(plain))
  known.set(plain, letters)
  return letters
}

function charactersIn(file: string): number[] {
  const font = openSync(file)
  return 'characterSet' in font ? font.characterSet : []
}

const has = (letters: ReadonlySet<number>, letter: string) =>
  /\s/.test(letter) || letters.has(letter.codePointAt(0) ?? 0)

/** A text as it can be drawn, and the typeface that has all its letters. */
export interface Writable {
  text: string
  typeface: Typeface
}

/**
 * Finds the typeface for a text: the portal's own as long as it has every letter. What neither typeface has, such as
 * Chinese or Arabic, is spelled in Latin letters, so that a name can be read.
 */
export function writable(given: string): Writable {
  const own = lettersOf(typefaces.own)
  const wide = lettersOf(typefaces.wide)
  const letters = [...given.normalize('NFC')]
  const spelled = letters.map((letter) => (has(own, letter) || has(wide, letter) ? letter : anyAscii(letter)))
  const ownEnough = spelled.every((part) => [...part].every((letter) => has(own, letter)))
  return { text: spelled.join(''), typeface: ownEnough ? typefaces.own : typefaces.wide }
}
