import { useEffect, useState } from 'react'
import { type OpenPdf, openPdf } from './open-pdf.ts'

/** Returns the open PDF or its loading state. A PDF with a password counts as failed; the customer can download it. */
export function usePdf(content: Blob): OpenPdf | 'loading' | 'failed' {
  const [pdf, setPdf] = useState<OpenPdf | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let left = false
    const { opened, close } = openPdf(content)
    const updatePdfState = (state: OpenPdf | 'failed') => {
      if (!left) setPdf(state)
    }
    opened.then(updatePdfState, () => updatePdfState('failed'))
    return () => {
      left = true
      close()
    }
  }, [content])
  return pdf
}
