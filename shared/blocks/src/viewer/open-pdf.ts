import { getDocument, type PDFDocumentProxy, PDFWorker, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { startPdfWorker } from './pdf-worker.ts'

/** Maximum number of pixels of one page, so that zooming does not exhaust a phone's memory. */
const maxPagePixels = 12_000_000

const standardFonts = import.meta.webpackContext('pdfjs-dist/standard_fonts', { regExp: /\.(pfb|ttf)$/ })

/** Loads standard fonts for pdf.js's worker. The page makes the request, not the worker. */
class PdfDataFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const response = await fetch(standardFonts(`./${filename}`))
    if (!response.ok) throw new Error(`${filename}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

export interface RenderedPdfPage {
  /** Height of the rendered page in pixels. */
  height: number
  /** Whether the whole page was rendered; pdf.js omits pictures that it cannot decode. */
  isComplete: boolean
}

interface PdfPageElements {
  canvas: HTMLCanvasElement
  textLayer: HTMLElement
}

export interface OpenPdf {
  pageCount: number
  /**
   * Renders a page with its text layer, at a width in pixels. Pages are rendered one after another.
   * @throws Error if the page cannot be rendered at all
   */
  draw(page: number, width: number, elements: PdfPageElements, signal: AbortSignal): Promise<RenderedPdfPage>
}

/**
 * Opens a PDF.
 * @returns the PDF, rejected if the file is damaged or has a password, and a function that ends the worker
 */
export function openPdf(content: Blob): { opened: Promise<OpenPdf>; close: () => void } {
  let losses = 0
  const worker = startPdfWorker(() => {
    losses += 1
  })
  const pdfWorker = PDFWorker.create({ port: worker.port })
  let previous: Promise<unknown> = Promise.resolve()
  const openDocument = async (): Promise<OpenPdf> => {
    const pdf = await getDocument({
      data: new Uint8Array(await content.arrayBuffer()),
      worker: pdfWorker,
      useWasm: false,
      wasmUrl: worker.decoders,
      standardFontDataUrl: './',
      useWorkerFetch: false,
      BinaryDataFactory: PdfDataFactory,
      enableXfa: false,
    }).promise
    return {
      pageCount: pdf.numPages,
      draw: (page, width, elements, signal) => {
        const renderNextPage = async () => {
          const before = losses
          const height = await renderPdfPage(pdf, page, width, elements, signal)
          return { height, isComplete: losses === before }
        }
        const drawn = previous.then(renderNextPage, renderNextPage)
        previous = drawn
        return drawn
      },
    }
  }
  return {
    opened: Promise.race([openDocument(), worker.startFailure]),
    close: () => {
      pdfWorker.destroy()
      worker.close()
    },
  }
}

async function renderPdfPage(
  pdf: PDFDocumentProxy,
  number: number,
  width: number,
  { canvas, textLayer }: PdfPageElements,
  signal: AbortSignal,
): Promise<number> {
  signal.throwIfAborted()
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const { height } = viewport
  const density = Math.min(devicePixelRatio, Math.sqrt(maxPagePixels / (width * height)))
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
  textLayer.replaceChildren()
  textLayer.style.setProperty('--total-scale-factor', String(scale))
  await new TextLayer({
    textContentSource: page.streamTextContent(),
    container: textLayer,
    viewport,
  }).render()
  return height
}
