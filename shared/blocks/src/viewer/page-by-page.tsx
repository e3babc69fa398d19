import { Button } from '@portal/ui'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReadingProgress } from './viewed-file.ts'

type ScrollContainerRef = RefObject<HTMLDivElement | null>

interface PageByPageProps {
  frame: ScrollContainerRef
  count: number
  texts: Pick<ReadingProgress, 'nextPage' | 'toEnd'>
  onEnd: () => void
}

/** Returns the number of the page in the middle of the container, from 1. */
function getVisiblePage(frame: HTMLElement): number {
  const { top, height } = frame.getBoundingClientRect()
  const pages = [...frame.querySelectorAll<HTMLElement>('[data-page]')]
  const above = pages.filter((page) => page.getBoundingClientRect().top <= top + height / 2)
  return Number(above.at(-1)?.dataset.page ?? 1)
}

/** Buttons that move the focus page by page, so that screen readers read each page. */
export function PageByPageButtons({ frame, count, texts, onEnd }: PageByPageProps) {
  const [isLast, setIsLast] = useState(count === 1)
  useEffect(() => {
    const box = frame.current
    const updateIsLastPage = () => box && setIsLast(getVisiblePage(box) === count)
    box?.addEventListener('scroll', updateIsLastPage, { passive: true })
    return () => box?.removeEventListener('scroll', updateIsLastPage)
  }, [frame, count])
  const focusNextPage = () => {
    const box = frame.current
    if (!box) return
    const next = Math.min(getVisiblePage(box) + 1, count)
    const page = box.querySelector<HTMLElement>(`[data-page="${next}"]`)
    page?.focus({ preventScroll: true })
    if (isLast) {
      box.scrollTop = box.scrollHeight
      onEnd()
    } else page?.scrollIntoView({ block: 'start' })
  }
  return (
    <Button kind="secondary" small icon="chevron-down" onClick={focusNextPage}>
      {isLast ? texts.toEnd : texts.nextPage}
    </Button>
  )
}

/** Marks the end below the last page. Reports when the end becomes visible. */
export function EndOfPagesMarker({ frame, onEnd }: { frame: ScrollContainerRef; onEnd: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const reportEnd = useEffectEvent(onEnd)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reportEnd(), {
      root: frame.current,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [frame])
  return <div ref={place} style={{ height: 1 }} />
}
