import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import { createCanvas } from '../picture/canvas.ts'
import { PdfResourceLoader } from './pdf-resource-loader.ts'

/** Makes pdf.js run in this worker, not in a nested one. */
Object.assign(globalThis, { pdfjsWorker: worker })

/** Creates canvases for pdf.js. Its own factory needs the DOM, which a worker does not have. */
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

/** Replaces the filter factory of pdf.js, which needs the DOM. It applies no filters. */
class NoopFilterFactory {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy() {}
}

/**
 * Opens a PDF, calls a function with it, and closes it.
 * @throws if the PDF is damaged or encrypted
 */
export async function runWithPdf<A>(file: Blob, run: (pdf: PDFDocumentProxy) => Promise<A>): Promise<A> {
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
    return await run(await task.promise)
  } finally {
    await task.destroy()
  }
}

const maxPagePixels = 5_000_000

/** Renders a page at `density` dots per inch, or fewer if the page is large. */
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
