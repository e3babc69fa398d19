import anyAscii from 'any-ascii'
import { openSync } from 'fontkit'
import { type Typeface, typefaces } from './typography.ts'

const known = new Map<string, ReadonlySet<number>>()

/** Characters of a font; its file is read once. */
function lettersOf({ plain }: Typeface): ReadonlySet<number> {
  const letters = known.get(plain) ?? new Set(charactersIn(plain))
  known.set(plain, letters)
  return letters
}

function charactersIn(file: string): number[] {
  const font = openSync(file)
  return 'characterSet' in font ? font.characterSet : []
}

const hasLetter = (letters: ReadonlySet<number>, letter: string) =>
  /\s/.test(letter) || letters.has(letter.codePointAt(0) ?? 0)

/** A renderable text, and a typeface with all of its letters. */
export interface RenderableText {
  text: string
  typeface: Typeface
}

/**
 * Finds the typeface for a text: the portal's own if it has every letter. Letters in neither typeface, such as Chinese
 * or Arabic, are transliterated to Latin, so that names stay readable.
 */
export function toRenderable(given: string): RenderableText {
  const own = lettersOf(typefaces.own)
  const wide = lettersOf(typefaces.wide)
  const letters = [...given.normalize('NFC')]
  const spelled = letters.map((letter) =>
    hasLetter(own, letter) || hasLetter(wide, letter) ? letter : anyAscii(letter),
  )
  const ownEnough = spelled.every((part) => [...part].every((letter) => hasLetter(own, letter)))
  return { text: spelled.join(''), typeface: ownEnough ? typefaces.own : typefaces.wide }
}
