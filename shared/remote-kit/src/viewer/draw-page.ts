import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist'

/** Most pixels of one page, so that a zoomed page does not take a phone's memory. */
const most = 12_000_000

/**
 * Draws a page at a width, and lays its text over it.
 * @returns its height in pixels
 */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  width: number,
  { canvas, words }: { canvas: HTMLCanvasElement; words: HTMLElement },
  signal: AbortSignal,
): Promise<number> {
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const { height } = viewport
  const density = Math.min(devicePixelRatio, Math.sqrt(most / (width * height)))
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
