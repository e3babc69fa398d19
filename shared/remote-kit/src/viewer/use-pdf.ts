import { useEffect, useState } from 'react'
import { type OpenPdf, openPdf } from './open-pdf.ts'

/** The open PDF or its loading state. A PDF with a password counts as failed: it can be downloaded. */
export function usePdf(content: Blob): OpenPdf | 'loading' | 'failed' {
  const [pdf, setPdf] = useState<OpenPdf | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let left = false
    const { opened, close } = openPdf(content)
    const show = (state: OpenPdf | 'failed') => {
      if (!left) setPdf(state)
    }
    opened.then(show, () => show('failed'))
    return () => {
      left = true
      close()
    }
  }, [content])
  return pdf
}
