import { writable } from './letters.ts'
import { type Colours, contentWidth, sheet, sizes } from './typography.ts'

type Pdf = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

/** How a text is written: its size and colour, and whether it is strong or stands to the right. */
export interface TextStyle {
  size?: keyof typeof sizes
  colour?: keyof Colours
  strong?: boolean
  right?: boolean
}

/** Where a text stands, in points from the left and the top, and how wide it may become. */
export interface Place {
  x?: number
  y: number
  width?: number
}

/** Draws on the pages of a dossier, from top to bottom; what is drawn goes into the tree that readers aloud follow. */
export interface TextWriter {
  readonly pdf: Pdf
  readonly colours: Colours
  /** How far down the page is filled. */
  y: number
  /** Goes on at the next page unless this much room is left on this one. */
  keep(height: number): void
  /** Height that a text will have. */
  heightOf(text: string, style: TextStyle, width?: number): number
  /** Writes a text as an element of the tree. */
  write(parent: Element, type: string, text: string, style: TextStyle, place: Place): void
  /** Writes again what stands elsewhere already, or belongs to the page: it is not read aloud. */
  repeat(text: string, style: TextStyle, place: Place): void
  /** Draws what only decorates. */
  decorate(draw: () => void): void
  /** An element with others in it. */
  within(parent: Element, type: string, fill: (element: Element) => void): void
}

/** Room between two lines of a text, as a share of its size. */
const leading = 0.25

/** Makes the writer of a new document. */
export function textWriterOn(pdf: Pdf, colours: Colours): TextWriter {
  const take = ({ size = 'text', strong = false }: TextStyle, given: string) => {
    const { text, typeface } = writable(given)
    pdf.font(strong ? typeface.strong : typeface.plain).fontSize(sizes[size])
    return text
  }
  const optionsOf = ({ size = 'text', right = false }: TextStyle, width: number) => ({
    width,
    lineGap: sizes[size] * leading,
    align: right ? ('right' as const) : ('left' as const),
    features: ['kern', 'tnum', 'liga'] as PDFKit.Mixins.OpenTypeFeatures[],
  })
  const put = (given: string, style: TextStyle, { x = sheet.side, y, width = contentWidth }: Place) => {
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
