import { getDocument, type PDFDocumentProxy, PDFWorker, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { startPdfWorker } from './pdf-worker.ts'

/** Maximum pixels of one page, so that zooming does not exhaust a phone's memory. */
const maxPixels = 12_000_000

/** Standard fonts that PDFs may use without embedding them. */
const fonts = import.meta.webpackContext('pdfjs-dist/standard_fonts', { regExp: /\.(pfb|ttf)$/ })

/** Lets pdf.js's worker load optional files through the page. */
class BinaryData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const response = await fetch(fonts(`./${filename}`))
    if (!response.ok) throw new Error(`${filename}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

export interface DrawnPage {
  /** In pixels. */
  height: number
  /** Whether the whole page was rendered: pdf.js omits pictures that it cannot decode. */
  isComplete: boolean
}

interface PageElements {
  canvas: HTMLCanvasElement
  words: HTMLElement
}

/** An open PDF. */
export interface OpenPdf {
  pageCount: number
  /**
   * Renders a page at a width in pixels with its text layer; pages are rendered one after another.
   * @throws if the page cannot be rendered at all
   */
  draw(page: number, width: number, elements: PageElements, signal: AbortSignal): Promise<DrawnPage>
}

/**
 * Opens a PDF.
 * @returns the PDF, rejected if it is damaged or has a password, and a function that ends its worker
 */
export function openPdf(content: Blob): { opened: Promise<OpenPdf>; close: () => void } {
  let losses = 0
  const worker = startPdfWorker(() => {
    losses += 1
  })
  const pdfWorker = PDFWorker.create({ port: worker.port })
  let previous: Promise<unknown> = Promise.resolve()
  const open = async (): Promise<OpenPdf> => {
    const pdf = await getDocument({
      data: new Uint8Array(await content.arrayBuffer()),
      worker: pdfWorker,
      useWasm: false,
      wasmUrl: worker.decoders,
      standardFontDataUrl: './',
      useWorkerFetch: false,
      BinaryDataFactory: BinaryData,
      enableXfa: false,
    }).promise
    return {
      pageCount: pdf.numPages,
      draw: (page, width, elements, signal) => {
        const drawNext = async () => {
          const before = losses
          const height = await drawPage(pdf, page, width, elements, signal)
          return { height, isComplete: losses === before }
        }
        const drawn = previous.then(drawNext, drawNext)
        previous = drawn
        return drawn
      },
    }
  }
  return {
    opened: Promise.race([open(), worker.startFailure]),
    close: () => {
      pdfWorker.destroy()
      worker.close()
    },
  }
}

async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  width: number,
  { canvas, words }: PageElements,
  signal: AbortSignal,
): Promise<number> {
  signal.throwIfAborted()
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const { height } = viewport
  const density = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (width * height)))
  const drawn = document.createElement('canvas')
  drawn.width = Math.floor(width * density)
  drawn.height = Math.floor(height * density)
  const task = page.render({ canvas: drawn, viewport, transform: [density, 0, 0, density, 0, 0] })
  signal.addEventListener('abort', () => task.cancel())
  await task.promise
  canvas.width = drawn.width
  canvas.height = drawn.height
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  canvas.getContext('2d')?.drawImage(drawn, 0, 0)
  words.replaceChildren()
  words.style.setProperty('--total-scale-factor', String(scale))
  await new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport }).render()
  return height
}
