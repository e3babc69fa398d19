import type { PDFDocumentProxy } from 'pdfjs-dist'
import { getDocument, PDFWorker } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { startPdfWorker } from './pdf-worker.ts'

/** A PDF that is open, or how far it is. One with a password counts as failed: it can be downloaded. */
export function usePdf(content: Blob): PDFDocumentProxy | 'loading' | 'failed' {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let left = false
    const port = startPdfWorker()
    const worker = PDFWorker.create({ port })
    const open = async () => {
      const data = new Uint8Array(await content.arrayBuffer())
      const task = getDocument({ data, worker, useWasm: false, enableXfa: false, stopAtErrors: false })
      const opened = await task.promise
      if (!left) setPdf(opened)
    }
    open().catch(() => {
      if (!left) setPdf('failed')
    })
    return () => {
      left = true
      worker.destroy()
      port.terminate()
    }
  }, [content])
  return pdf
}
