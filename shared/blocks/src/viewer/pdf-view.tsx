import { Button, chakra, Flex, Notice } from '@portal/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FileSkeleton } from './file-skeleton.tsx'
import { type OpenPdf, openPdf } from './open-pdf.ts'
import { EndOfPagesMarker, PageByPageButtons } from './page-by-page.tsx'
import { PdfPage } from './pdf-page.tsx'
import { useViewerText } from './use-viewer-text.ts'
import type { ReadingProgress } from './viewed-file.ts'

const zoomFactors = [1, 1.5, 2, 3] as const

function useZoom() {
  const [step, setStep] = useState(0)
  return {
    factor: zoomFactors[step] ?? 1,
    /** Zooms in; undefined at the largest factor. */
    larger: step < zoomFactors.length - 1 ? () => setStep(step + 1) : undefined,
    smaller: step > 0 ? () => setStep(step - 1) : undefined,
  }
}

/** Zoom buttons. A disabled button stays in place, so that it keeps the focus. */
function ZoomButtons({ zoom: { larger, smaller } }: { zoom: ReturnType<typeof useZoom> }) {
  const text = useViewerText()
  return (
    <>
      <Button kind="secondary" small icon="plus" aria-disabled={!larger || undefined} onClick={larger}>
        {text('zoom_in')}
      </Button>
      <Button kind="secondary" small icon="minus" aria-disabled={!smaller || undefined} onClick={smaller}>
        {text('zoom_out')}
      </Button>
    </>
  )
}

/** Returns the open PDF or its loading state. A PDF with a password counts as failed; the customer can download it. */
function usePdf(content: Blob): OpenPdf | 'loading' | 'failed' {
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

const scrollContainerCss = {
  overflow: 'auto',
  maxH: { base: '70vh', md: '72vh' },
  bg: 'tint2',
  rounded: 'field',
  p: { base: '2', md: '4' },
}

interface PdfViewProps {
  content: Blob
  reading: ReadingProgress | undefined
  children: ReactNode
}

/** A PDF with its pages below each other; only pages near the viewport are rendered. */
export default function PdfView({ content, reading, children }: PdfViewProps) {
  const text = useViewerText()
  const pdf = usePdf(content)
  const zoom = useZoom()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [drawn, setDrawn] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [atEnd, setAtEnd] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(Math.floor(entry.contentRect.width)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const count = typeof pdf === 'string' ? 0 : pdf.pageCount
  const isUnreadable = pdf === 'failed' || [...drawn.values()].includes(false)
  const isRead = atEnd && drawn.get(count) === true && !isUnreadable
  const tell = useEffectEvent(() => {
    if (isUnreadable) reading?.onUnreadable()
    else if (isRead) reading?.onEnd()
  })
  useEffect(() => tell(), [isUnreadable, isRead])
  if (pdf === 'failed')
    return (
      <>
        <Notice status="warn">{text('pdf_error')}</Notice>
        {children}
      </>
    )
  return (
    <>
      <Flex gap="3" wrap="wrap">
        {children}
        <ZoomButtons zoom={zoom} />
        {reading && count > 0 && (
          <PageByPageButtons frame={frame} count={count} texts={reading} onEnd={() => setAtEnd(true)} />
        )}
      </Flex>
      <chakra.div
        ref={frame}
        css={scrollContainerCss}
        tabIndex={0}
        role="group"
        aria-label={text('pages', { count })}
      >
        <div ref={box}>
          {pdf === 'loading' && <FileSkeleton />}
          {pdf !== 'loading' &&
            room > 0 &&
            Array.from({ length: count }, (_, index) => index + 1).map((page) => (
              <PdfPage
                key={page}
                pdf={pdf}
                page={page}
                width={room * zoom.factor}
                onDrawn={(number, isComplete) =>
                  setDrawn((before) => new Map(before).set(number, isComplete))
                }
              />
            ))}
          {reading && pdf !== 'loading' && room > 0 && (
            <EndOfPagesMarker frame={frame} onEnd={() => setAtEnd(true)} />
          )}
        </div>
      </chakra.div>
    </>
  )
}
