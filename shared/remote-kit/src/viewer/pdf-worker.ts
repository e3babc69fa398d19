import code from 'pdfjs-dist/build/pdf.worker.min.mjs?source'

/** Gives an address in the name of the build's script policy; the build puts it here. */
declare const trustedScriptUrl: (address: string) => string

/**
 * Starts pdf.js's worker. Remotes' files come from another origin, which browsers refuse for workers, so its code
 * travels as text in a chunk, under the chunk's own integrity, and starts from memory.
 */
export function startPdfWorker(): Worker {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  const worker = new Worker(trustedScriptUrl(address), { type: 'module' })
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true })
  return worker
}
