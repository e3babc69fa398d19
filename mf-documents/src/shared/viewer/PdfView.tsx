import { Button, chakra, Flex, Loading, Notice, Skeleton } from '@portal/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../texts.ts'
import { PdfPage } from './PdfPage.tsx'
import { usePdf } from './use-pdf.ts'

const zooms = [1, 1.5, 2, 3] as const
const scroller = {
  overflow: 'auto',
  maxH: { base: '70vh', md: '72vh' },
  bg: 'tint2',
  rounded: 'field',
  p: { base: '2', md: '4' },
}

/** A PDF, page below page; only pages near the window are drawn. */
export default function PdfView({ content, children }: { content: Blob; children: ReactNode }) {
  const text = useText()
  const pdf = usePdf(content)
  const [zoom, setZoom] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(Math.floor(entry.contentRect.width)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  if (pdf === 'failed')
    return (
      <>
        <Notice status="warn">{text('view_pdf_error')}</Notice>
        {children}
      </>
    )
  const pages = pdf === 'loading' ? 0 : pdf.numPages
  return (
    <>
      <Flex gap="3" wrap="wrap">
        {children}
        <Button
          kind="secondary"
          small
          icon="plus"
          aria-disabled={zoom === zooms.length - 1 || undefined}
          onClick={() => setZoom(Math.min(zoom + 1, zooms.length - 1))}
        >
          {text('view_bigger')}
        </Button>
        <Button
          kind="secondary"
          small
          icon="minus"
          aria-disabled={zoom === 0 || undefined}
          onClick={() => setZoom(Math.max(zoom - 1, 0))}
        >
          {text('view_smaller')}
        </Button>
      </Flex>
      <chakra.div css={scroller} tabIndex={0} role="group" aria-label={text('view_pages', { count: pages })}>
        <div ref={box}>
          {pdf === 'loading' && <Waiting />}
          {pdf !== 'loading' &&
            room > 0 &&
            Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
              <PdfPage key={page} pdf={pdf} page={page} width={room * (zooms[zoom] ?? 1)} />
            ))}
        </div>
      </chakra.div>
    </>
  )
}

const Waiting = () => (
  <Loading>
    <Skeleton h="60vh" />
  </Loading>
)
