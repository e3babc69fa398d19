import { createLazyGetter } from '@portal/domain/create-lazy-getter'
import anyAscii from 'any-ascii'
import { openSync } from 'fontkit'
import {
  contentWidth,
  type DossierColours,
  fontSizes,
  pageSize,
  type Typeface,
  typefaces,
} from './typography.ts'

function readFontCharacters({ plain }: Typeface): ReadonlySet<number> {
  const font = openSync(plain)
  return new Set('characterSet' in font ? font.characterSet : [])
}

const getOwnCharacters = createLazyGetter(() => readFontCharacters(typefaces.own))
const getWideCharacters = createLazyGetter(() => readFontCharacters(typefaces.wide))

const hasCharacter = (letters: ReadonlySet<number>, letter: string) =>
  /\s/.test(letter) || letters.has(letter.codePointAt(0) ?? 0)

/**
 * Uses the portal's typeface if it has all letters, otherwise the typeface with Greek, Cyrillic and Vietnamese letters.
 * Letters that neither has, such as Chinese, are transliterated to Latin.
 */
function toRenderable(original: string): { text: string; typeface: Typeface } {
  const own = getOwnCharacters()
  const wide = getWideCharacters()
  const letters = [...original.normalize('NFC')]
  const spelled = letters.map((letter) =>
    hasCharacter(own, letter) || hasCharacter(wide, letter) ? letter : anyAscii(letter),
  )
  const ownEnough = spelled.every((part) => [...part].every((letter) => hasCharacter(own, letter)))
  return { text: spelled.join(''), typeface: ownEnough ? typefaces.own : typefaces.wide }
}

type PdfDocument = PDFKit.PDFDocument
type PdfElement = PDFKit.PDFStructureElement

export interface TextStyle {
  size?: keyof typeof fontSizes
  colour?: keyof DossierColours
  strong?: boolean
  right?: boolean
}

/** Position in points from left and top, by default the writer's; `width` is the maximum width. */
export interface TextPosition {
  x?: number
  y?: number
  width?: number
}

export type TextWriter = ReturnType<typeof createTextWriter>

/** Space between lines as a fraction of the font size. */
const lineGapFraction = 0.25

/** Writes from top to bottom, and adds content to the structure tree for screen readers. */
export function createTextWriter(pdf: PdfDocument, colours: DossierColours) {
  const prepareText = ({ size = 'text', strong = false }: TextStyle, original: string) => {
    const { text, typeface } = toRenderable(original)
    pdf.font(strong ? typeface.strong : typeface.plain).fontSize(fontSizes[size])
    return text
  }
  const toTextOptions = ({ size = 'text', right = false }: TextStyle, width: number) => ({
    width,
    lineGap: fontSizes[size] * lineGapFraction,
    align: right ? ('right' as const) : ('left' as const),
    features: ['kern', 'tnum', 'liga'] as PDFKit.Mixins.OpenTypeFeatures[],
  })
  const printText = (
    original: string,
    style: TextStyle,
    { x = pageSize.side, y = writer.y, width = contentWidth }: TextPosition,
  ) => {
    const text = prepareText(style, original)
    pdf.fillColor(colours[style.colour ?? 'ink']).text(text, x, y, toTextOptions(style, width))
  }
  const writer = {
    pdf,
    colours,
    y: pageSize.top as number,
    /** Starts a new page if less than this height is left. */
    ensureSpace(height: number): void {
      if (writer.y + height <= pageSize.height - pageSize.bottom) return
      pdf.addPage()
      writer.y = pageSize.top
    },
    measureHeight: (text: string, style: TextStyle, width = contentWidth): number =>
      pdf.heightOfString(prepareText(style, text || ' '), toTextOptions(style, width)),
    /** Writes a text and adds it to the structure tree. */
    writeText: (
      parent: PdfElement,
      type: string,
      text: string,
      style: TextStyle,
      position: TextPosition = {},
    ): void =>
      void parent.add(pdf.struct(type, {}, text === '' ? [] : () => printText(text, style, position))),
    /** Writes a text that screen readers skip. */
    writeArtifact: (text: string, style: TextStyle, position: TextPosition): void =>
      writer.drawArtifact(() => printText(text, style, position)),
    /** Draws a decoration that screen readers skip. */
    drawArtifact(draw: () => void): void {
      pdf.markContent('Artifact', { type: 'Layout' })
      draw()
      pdf.endMarkedContent()
    },
    /** Adds an element to the structure tree. `fill` adds its children. */
    addElement(parent: PdfElement, type: string, fill: (element: PdfElement) => void): void {
      const element = pdf.struct(type)
      parent.add(element)
      fill(element)
      element.end()
    },
  }
  return writer
}
