import { toRenderable } from './letters.ts'
import { type Colours, contentWidth, sheet, sizes } from './typography.ts'

type Pdf = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

/** Style of a text: size, colour, weight and alignment. */
export interface TextStyle {
  size?: keyof typeof sizes
  colour?: keyof Colours
  strong?: boolean
  right?: boolean
}

/** Position of a text, in points from the left and the top, and its maximum width. */
export interface TextPosition {
  x?: number
  y: number
  width?: number
}

/** Renders on the pages of a dossier from top to bottom; adds content to the structure tree for screen readers. */
export interface TextWriter {
  readonly pdf: Pdf
  readonly colours: Colours
  /** Current vertical position on the page. */
  y: number
  /** Starts a new page unless this height is left. */
  keep(height: number): void
  /** Height of a rendered text. */
  heightOf(text: string, style: TextStyle, width?: number): number
  /** Renders a text as an element of the structure tree. */
  write(parent: Element, type: string, text: string, style: TextStyle, place: TextPosition): void
  /** Renders repeated or page-level text as an artifact, which screen readers skip. */
  repeat(text: string, style: TextStyle, place: TextPosition): void
  /** Renders decoration as an artifact, which screen readers skip. */
  decorate(draw: () => void): void
  /** Adds a parent element to the structure tree. */
  within(parent: Element, type: string, fill: (element: Element) => void): void
}

/** Space between two lines, as a fraction of the font size. */
const leading = 0.25

/** Creates the writer of a new document. */
export function textWriterOn(pdf: Pdf, colours: Colours): TextWriter {
  const take = ({ size = 'text', strong = false }: TextStyle, given: string) => {
    const { text, typeface } = toRenderable(given)
    pdf.font(strong ? typeface.strong : typeface.plain).fontSize(sizes[size])
    return text
  }
  const optionsOf = ({ size = 'text', right = false }: TextStyle, width: number) => ({
    width,
    lineGap: sizes[size] * leading,
    align: right ? ('right' as const) : ('left' as const),
    features: ['kern', 'tnum', 'liga'] as PDFKit.Mixins.OpenTypeFeatures[],
  })
  const put = (
    given: string,
    style: TextStyle,
    { x = sheet.side, y, width = contentWidth }: TextPosition,
  ) => {
    const text = take(style, given)
    pdf.fillColor(colours[style.colour ?? 'ink']).text(text, x, y, optionsOf(style, width))
  }
  const writer: TextWriter = {
    pdf,
    colours,
    y: sheet.top,
    keep(height) {
      if (writer.y + height <= sheet.height - sheet.bottom) return
      pdf.addPage()
      writer.y = sheet.top
    },
    heightOf: (text, style, width = contentWidth) =>
      pdf.heightOfString(take(style, text || ' '), optionsOf(style, width)),
    write: (parent, type, text, style, place) =>
      void parent.add(pdf.struct(type, {}, text === '' ? [] : () => put(text, style, place))),
    repeat: (text, style, place) => writer.decorate(() => put(text, style, place)),
    decorate(draw) {
      pdf.markContent('Artifact', { type: 'Layout' })
      draw()
      pdf.endMarkedContent()
    },
    within(parent, type, fill) {
      const element = pdf.struct(type)
      parent.add(element)
      fill(element)
      element.end()
    },
  }
  return writer
}
