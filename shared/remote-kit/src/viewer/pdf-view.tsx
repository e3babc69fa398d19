import { chakra, Flex, Notice } from '@portal/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FileSkeleton } from './file-skeleton.tsx'
import { EndOfPagesMarker, PageByPageButtons } from './page-by-page.tsx'
import { PdfPage } from './pdf-page.tsx'
import type { ReadingProgress } from './reading-progress.ts'
import { usePdf } from './use-pdf.ts'
import type { ViewerTexts } from './viewer-texts.ts'
import { useZoom, ZoomButtons } from './zoom.tsx'

const scrollContainerCss = {
  overflow: 'auto',
  maxH: { base: '70vh', md: '72vh' },
  bg: 'tint2',
  rounded: 'field',
  p: { base: '2', md: '4' },
}

interface PdfViewProps {
  content: Blob
  texts: ViewerTexts
  reading: ReadingProgress | undefined
  children: ReactNode
}

/** A PDF with its pages below each other; only pages near the viewport are rendered. */
export default function PdfView({ content, texts, reading, children }: PdfViewProps) {
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
        <Notice status="warn">{texts.pdfError}</Notice>
        {children}
      </>
    )
  return (
    <>
      <Flex gap="3" wrap="wrap">
        {children}
        <ZoomButtons zoom={zoom} texts={texts} />
        {reading && count > 0 && (
          <PageByPageButtons frame={frame} count={count} texts={reading} onEnd={() => setAtEnd(true)} />
        )}
      </Flex>
      <chakra.div
        ref={frame}
        css={scrollContainerCss}
        tabIndex={0}
        role="group"
        aria-label={texts.pages(count)}
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
                texts={texts}
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
