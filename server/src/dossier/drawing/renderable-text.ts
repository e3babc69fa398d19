import anyAscii from 'any-ascii'
import { openSync } from 'fontkit'
import { type Typeface, typefaces } from './typography.ts'

const charactersByFont = new Map<string, ReadonlySet<number>>()

/** Gets the characters of a font; reads each font file once. */
function getFontCharacters({ plain }: Typeface): ReadonlySet<number> {
  const letters = charactersByFont.get(plain) ?? new Set(readFontCharacters(plain))
  charactersByFont.set(plain, letters)
  return letters
}

function readFontCharacters(file: string): number[] {
  const font = openSync(file)
  return 'characterSet' in font ? font.characterSet : []
}

const hasCharacter = (letters: ReadonlySet<number>, letter: string) =>
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
  const own = getFontCharacters(typefaces.own)
  const wide = getFontCharacters(typefaces.wide)
  const letters = [...given.normalize('NFC')]
  const spelled = letters.map((letter) =>
    hasCharacter(own, letter) || hasCharacter(wide, letter) ? letter : anyAscii(letter),
  )
  const ownEnough = spelled.every((part) => [...part].every((letter) => hasCharacter(own, letter)))
  return { text: spelled.join(''), typeface: ownEnough ? typefaces.own : typefaces.wide }
}
