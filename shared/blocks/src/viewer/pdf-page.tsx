import { chakra, Notice } from '@portal/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OpenPdf } from './open-pdf.ts'
import { useViewerText } from './use-viewer-text.ts'

/** Height of an A4 page divided by its width; used until the real size is known. */
const a4AspectRatio = Math.SQRT2

const pageCss = { position: 'relative', bg: '#fff', mb: '4', _last: { mb: '0' }, shadow: 'card', mx: 'auto' }
/** Invisible text over the picture of the page, for screen readers, selection and search. */
const textLayerCss = {
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

const coverCss = { position: 'absolute', insetX: '0', top: '0', p: { base: '2', md: '4' } }

interface PdfPageProps {
  pdf: OpenPdf
  /** Page number, from 1. */
  page: number
  /** Display width, in pixels. */
  width: number
  /** Called after rendering, with whether the page is complete. */
  onDrawn: (page: number, isComplete: boolean) => void
}

/** One page of a PDF, rendered when it comes near the viewport, or an error. */
export function PdfPage({ pdf, page, width, onDrawn }: PdfPageProps) {
  const text = useViewerText()
  const container = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(page === 1)
  const [height, setHeight] = useState<number>()
  const [isComplete, setIsComplete] = useState(true)
  useEffect(() => {
    if (near || !container.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '800px',
    })
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [near])
  const settle = useEffectEvent((drawn: { height?: number; isComplete: boolean }) => {
    setHeight(drawn.height)
    setIsComplete(drawn.isComplete)
    onDrawn(page, drawn.isComplete)
  })
  useEffect(() => {
    if (!near || !canvas.current || !layer.current) return
    const stop = new AbortController()
    const elements = { canvas: canvas.current, textLayer: layer.current }
    pdf.draw(page, width, elements, stop.signal).then(
      (drawn) => !stop.signal.aborted && settle(drawn),
      () => !stop.signal.aborted && settle({ isComplete: false }),
    )
    return () => stop.abort()
  }, [near, pdf, page, width])
  return (
    <chakra.div
      ref={container}
      css={pageCss}
      role="group"
      data-page={page}
      tabIndex={-1}
      aria-label={text('page_of', { page, pages: pdf.pageCount })}
      style={{ width, height: height ?? width * a4AspectRatio }}
    >
      <canvas ref={canvas} />
      <chakra.div ref={layer} css={textLayerCss} />
      {!isComplete && (
        <chakra.div css={coverCss}>
          <Notice status="warn" role="alert">
            {text('page_error')}
          </Notice>
        </chakra.div>
      )}
    </chakra.div>
  )
}
