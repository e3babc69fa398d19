import { Button } from '@portal/ui'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Reading } from './reading.ts'

/** The box in which pages stand below each other. */
type Frame = RefObject<HTMLDivElement | null>

interface Props {
  frame: Frame
  /** How many pages there are. */
  count: number
  words: Pick<Reading, 'nextPage' | 'toEnd'>
  onEnd: () => void
}

/** The page that is at the middle of the frame, from 1. */
function pageIn(frame: HTMLElement): number {
  const { top, height } = frame.getBoundingClientRect()
  const pages = [...frame.querySelectorAll<HTMLElement>('[data-page]')]
  const above = pages.filter((page) => page.getBoundingClientRect().top <= top + height / 2)
  return Number(above.at(-1)?.dataset.page ?? 1)
}

/**
 * Leads from page to page, with the focus, so that one is read out after the other; from the last one to its end, which then counts
 * as reached.
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

/** Stands below the last page, and tells when it comes into sight. */
export function EndOfPages({ frame, onEnd }: { frame: Frame; onEnd: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onEnd)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && tell(), {
      root: frame.current,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [frame])
  return <div ref={place} style={{ height: 1 }} />
}
