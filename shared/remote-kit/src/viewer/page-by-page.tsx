import { Button } from '@portal/ui'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReadingProgress } from './reading-progress.ts'

/** Scroll container of the pages. */
type Frame = RefObject<HTMLDivElement | null>

interface Props {
  frame: Frame
  /** Number of pages. */
  count: number
  words: Pick<ReadingProgress, 'nextPage' | 'toEnd'>
  onEnd: () => void
}

/** The page in the middle of the container, from 1. */
function pageIn(frame: HTMLElement): number {
  const { top, height } = frame.getBoundingClientRect()
  const pages = [...frame.querySelectorAll<HTMLElement>('[data-page]')]
  const above = pages.filter((page) => page.getBoundingClientRect().top <= top + height / 2)
  return Number(above.at(-1)?.dataset.page ?? 1)
}

/**
 * Buttons that move the focus page by page, so that screen readers read each page; the last step goes to the end, which
 * then counts as reached.
 */
export function PageByPage({ frame, count, words, onEnd }: Props) {
  const [isLast, setIsLast] = useState(count === 1)
  useEffect(() => {
    const box = frame.current
    const look = () => box && setIsLast(pageIn(box) === count)
    box?.addEventListener('scroll', look, { passive: true })
    return () => box?.removeEventListener('scroll', look)
  }, [frame, count])
  const go = () => {
    const box = frame.current
    if (!box) return
    const next = Math.min(pageIn(box) + 1, count)
    const page = box.querySelector<HTMLElement>(`[data-page="${next}"]`)
    page?.focus({ preventScroll: true })
    if (isLast) {
      box.scrollTop = box.scrollHeight
      onEnd()
    } else page?.scrollIntoView({ block: 'start' })
  }
  return (
    <Button kind="secondary" small icon="chevron-down" onClick={go}>
      {isLast ? words.toEnd : words.nextPage}
    </Button>
  )
}

/** Marks the end below the last page, and reports when it becomes visible. */
export function EndOfPages({ frame, onEnd }: { frame: Frame; onEnd: () => void }) {
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
