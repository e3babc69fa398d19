import { type RefObject, useLayoutEffect, useState } from 'react'
import { outlet } from '../mount/outlet.ts'

/** A place in the window, in pixels. */
export interface Box {
  top: number
  left: number
  width: number
  height: number
}

interface Cover {
  /** Where the frame is to lie over the page; null while it lies in its own place. */
  box: Box | null
  /** Where in that its own place is. */
  within: { top: number; left: number; width: number } | null
}

const none: Cover = { box: null, within: null }

/** The least height that something over a screen gets, in pixels. */
const leastHeight = 320

/** The part of the window that screens have: what stands around them is never covered, so that nobody takes a frame for the portal. */
function screenBox(): Box {
  const { left, right, bottom } = document.getElementById('content')?.getBoundingClientRect() ?? new DOMRect()
  const top = Math.max(0, outlet.getBoundingClientRect().top)
  const height = Math.max(Math.min(innerHeight, bottom) - top, Math.min(innerHeight - top, leastHeight))
  return { top, left, width: right - left, height }
}

/** Lays a frame over the screen while something lies over what it draws, which would else be cut off at its edges. */
export function useCover(frame: RefObject<HTMLIFrameElement | null>, isOver: boolean): Cover {
  const [cover, setCover] = useState(none)
  useLayoutEffect(() => {
    if (!isOver || !frame.current?.parentElement) return setCover(none)
    const own = frame.current.parentElement
    const lay = () => {
      const box = screenBox()
      const { top, left, width } = own.getBoundingClientRect()
      setCover({ box, within: { top: top - box.top, left: left - box.left, width } })
    }
    lay()
    for (const type of ['resize', 'scroll']) addEventListener(type, lay)
    return () => {
      for (const type of ['resize', 'scroll']) removeEventListener(type, lay)
    }
  }, [frame, isOver])
  return cover
}
