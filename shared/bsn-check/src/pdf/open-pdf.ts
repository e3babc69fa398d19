import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import { createCanvas } from '../picture/canvas.ts'
import { PdfResourceLoader } from './pdf-resource-loader.ts'

/** Runs pdf.js in this worker instead of a nested worker. */
Object.assign(globalThis, { pdfjsWorker: worker })

/** Canvas factory for pdf.js in a worker, where no document exists. */
class OffscreenCanvasFactory {
  create(width: number, height: number) {
    return createCanvas(width, height)
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width
    canvas.height = height
  }
  destroy() {}
}

/** Filter factory without filters: pdf.js filters need a document. */
class NoopFilterFactory {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy() {}
}

/** Opens a PDF, runs a function on it, and closes it. @throws if it is damaged or encrypted */
export async function withPdf<A>(file: Blob, work: (pdf: PDFDocumentProxy) => Promise<A>): Promise<A> {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    disableFontFace: true,
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    wasmUrl: './',
    standardFontDataUrl: './',
    verbosity: 0,
    BinaryDataFactory: PdfResourceLoader,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoopFilterFactory,
  })
  try {
    return await work(await task.promise)
  } finally {
    await task.destroy()
  }
}

/** Maximum number of pixels of a rendered page. */
const maxPagePixels = 5_000_000

/** Renders a page at `density` dots per inch, or less for a large page. */
export async function renderPdfPage(page: PDFPageProxy, density: number): Promise<OffscreenCanvas> {
  const whole = page.getViewport({ scale: 1 })
  const scale = Math.min(density / 72, Math.sqrt(maxPagePixels / (whole.width * whole.height)))
  const viewport = page.getViewport({ scale })
  const { canvas, context } = createCanvas(viewport.width, viewport.height)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise
  return canvas
}
