import { writable } from './letters.ts'
import { type Colours, contentWidth, sheet, sizes } from './look.ts'

type Pdf = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

/** How a text is written: its size and colour, and whether it is strong or stands to the right. */
export interface Hand {
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
export interface Pen {
  readonly pdf: Pdf
  readonly colours: Colours
  /** How far down the page is filled. */
  y: number
  /** Goes on at the next page unless this much room is left on this one. */
  keep(height: number): void
  /** Height that a text will have. */
  heightOf(text: string, hand: Hand, width?: number): number
  /** Writes a text as an element of the tree. */
  write(parent: Element, type: string, text: string, hand: Hand, place: Place): void
  /** Writes again what stands elsewhere already, or belongs to the page: it is not read aloud. */
  repeat(text: string, hand: Hand, place: Place): void
  /** Draws what only decorates. */
  decorate(draw: () => void): void
  /** An element with others in it. */
  within(parent: Element, type: string, fill: (element: Element) => void): void
}

/** Room between two lines of a text, as a share of its size. */
const leading = 0.25

/** Takes up the pen on a new document. */
export function penOn(pdf: Pdf, colours: Colours): Pen {
  const take = ({ size = 'text', strong = false }: Hand, given: string) => {
    const { text, typeface } = writable(given)
    pdf.font(strong ? typeface.strong : typeface.plain).fontSize(sizes[size])
    return text
  }
  const optionsOf = ({ size = 'text', right = false }: Hand, width: number) => ({
    width,
    lineGap: sizes[size] * leading,
    align: right ? ('right' as const) : ('left' as const),
    features: ['kern', 'tnum', 'liga'] as PDFKit.Mixins.OpenTypeFeatures[],
  })
  const put = (given: string, hand: Hand, { x = sheet.side, y, width = contentWidth }: Place) => {
    const text = take(hand, given)
    pdf.fillColor(colours[hand.colour ?? 'ink']).text(text, x, y, optionsOf(hand, width))
  }
  const pen: Pen = {
    pdf,
    colours,
    y: sheet.top,
    keep(height) {
      if (pen.y + height <= sheet.height - sheet.bottom) return
      pdf.addPage()
      pen.y = sheet.top
    },
    heightOf: (text, hand, width = contentWidth) =>
      pdf.heightOfString(take(hand, text || ' '), optionsOf(hand, width)),
    write: (parent, type, text, hand, place) =>
      void parent.add(pdf.struct(type, {}, text === '' ? [] : () => put(text, hand, place))),
    repeat: (text, hand, place) => pen.decorate(() => put(text, hand, place)),
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
  return pen
}
