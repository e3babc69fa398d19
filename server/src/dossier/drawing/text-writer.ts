import { toRenderable } from './renderable-text.ts'
import { contentWidth, type DossierColours, fontSizes, pageSize } from './typography.ts'

type PdfDocument = PDFKit.PDFDocument
type PdfElement = PDFKit.PDFStructureElement

/** Style of a text: size, colour, weight and alignment. */
export interface TextStyle {
  size?: keyof typeof fontSizes
  colour?: keyof DossierColours
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
  readonly pdf: PdfDocument
  readonly colours: DossierColours
  y: number
  /** Starts a new page unless this height is left on the current page. */
  keep(height: number): void
  /** Height of a rendered text. */
  heightOf(text: string, style: TextStyle, width?: number): number
  /** Renders a text as an element of the structure tree. */
  write(parent: PdfElement, type: string, text: string, style: TextStyle, place: TextPosition): void
  /** Renders repeated or page-level text as an artifact, which screen readers skip. */
  repeat(text: string, style: TextStyle, place: TextPosition): void
  /** Renders decoration as an artifact, which screen readers skip. */
  decorate(draw: () => void): void
  /** Adds a parent element to the structure tree; `fill` adds its children. */
  within(parent: PdfElement, type: string, fill: (element: PdfElement) => void): void
}

/** Space between two lines, as a fraction of the font size. */
const lineGapFraction = 0.25

export function createTextWriter(pdf: PdfDocument, colours: DossierColours): TextWriter {
  const prepareText = ({ size = 'text', strong = false }: TextStyle, given: string) => {
    const { text, typeface } = toRenderable(given)
    pdf.font(strong ? typeface.strong : typeface.plain).fontSize(fontSizes[size])
    return text
  }
  const toTextOptions = ({ size = 'text', right = false }: TextStyle, width: number) => ({
    width,
    lineGap: fontSizes[size] * lineGapFraction,
    align: right ? ('right' as const) : ('left' as const),
    features: ['kern', 'tnum', 'liga'] as PDFKit.Mixins.OpenTypeFeatures[],
  })
  const put = (
    given: string,
    style: TextStyle,
    { x = pageSize.side, y, width = contentWidth }: TextPosition,
  ) => {
    const text = prepareText(style, given)
    pdf.fillColor(colours[style.colour ?? 'ink']).text(text, x, y, toTextOptions(style, width))
  }
  const writer: TextWriter = {
    pdf,
    colours,
    y: pageSize.top,
    keep(height) {
      if (writer.y + height <= pageSize.height - pageSize.bottom) return
      pdf.addPage()
      writer.y = pageSize.top
    },
    heightOf: (text, style, width = contentWidth) =>
      pdf.heightOfString(prepareText(style, text || ' '), toTextOptions(style, width)),
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
