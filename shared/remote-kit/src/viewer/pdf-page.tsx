import { chakra } from '@portal/ui'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { drawPage } from './draw-page.ts'
import type { ViewerWords } from './viewer-words.ts'

/** Height of an A4 page by its width, until the real one is known. */
const a4 = Math.SQRT2

const paper = { position: 'relative', bg: '#fff', mb: '4', _last: { mb: '0' }, shadow: 'card', mx: 'auto' }
/** The page's own text, unseen over its picture: so that it can be read out, selected and found. */
const overPicture = {
  position: 'absolute',
  inset: '0',
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  transformOrigin: '0 0',
  '& :is(span, br)': {
    color: 'transparent',
    position: 'absolute',
    whiteSpace: 'pre',
    transformOrigin: '0 0',
  },
  '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
    fontSize: 'calc(var(--total-scale-factor) * var(--font-height, 0px))',
    transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1))',
  },
  '& .markedContent': { display: 'contents' },
}

interface Props {
  pdf: PDFDocumentProxy
  /** Its number, from 1. */
  page: number
  /** How wide it is shown, in pixels. */
  width: number
  words: Pick<ViewerWords, 'pageOf'>
}

/** One page of a PDF, drawn when it comes near the window. */
export function PdfPage({ pdf, page, width, words }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(page === 1)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '800px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])
  useEffect(() => {
    if (!near || !canvas.current || !layer.current) return
    const stop = new AbortController()
    const places = { canvas: canvas.current, words: layer.current }
    drawPage(pdf, page, width, places, stop.signal)
      .then(setHeight)
      .catch(() => {})
    return () => stop.abort()
  }, [near, pdf, page, width])
  return (
    <chakra.div
      ref={place}
      css={paper}
      role="group"
      data-page={page}
      tabIndex={-1}
      aria-label={words.pageOf(page, pdf.numPages)}
      style={{ width, height: height ?? width * a4 }}
    >
      <canvas ref={canvas} />
      <chakra.div ref={layer} css={overPicture} />
    </chakra.div>
  )
}
