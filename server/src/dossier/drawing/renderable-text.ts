import anyAscii from 'any-ascii'
import { openSync } from 'fontkit'
import { type Typeface, typefaces } from './typography.ts'

const charactersByFont = new Map<string, ReadonlySet<number>>()

/** Gets the characters of a font. Each font file is read once. */
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

export interface RenderableText {
  text: string
  typeface: Typeface
}

/**
 * Uses the portal's typeface if it has all letters, otherwise the other one. Letters that neither has, such as Chinese,
 * are transliterated to Latin.
 */
export function toRenderable(original: string): RenderableText {
  const own = getFontCharacters(typefaces.own)
  const wide = getFontCharacters(typefaces.wide)
  const letters = [...original.normalize('NFC')]
  const spelled = letters.map((letter) =>
    hasCharacter(own, letter) || hasCharacter(wide, letter) ? letter : anyAscii(letter),
  )
  const ownEnough = spelled.every((part) => [...part].every((letter) => hasCharacter(own, letter)))
  return { text: spelled.join(''), typeface: ownEnough ? typefaces.own : typefaces.wide }
}
