import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** Milliseconds for which the mouse must be over a slice before it is highlighted (CHART-02). */
const hoverDelayMs = 200

const indexStepByKey: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Keeps the index of the highlighted slice, which hover, click or arrow keys change (CHART-01). */
export function useSliceHighlight(count: number) {
  const [current, setCurrent] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const handleHover = (index: number | null) => {
    clearTimeout(timer.current)
    if (index === null) setCurrent(null)
    else timer.current = setTimeout(() => setCurrent(index), hoverDelayMs)
  }
  const handlePress = (index: number) => {
    clearTimeout(timer.current)
    setCurrent(index)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = indexStepByKey[event.key]
    if (event.key === 'Escape') return setCurrent(null)
    if (!step || count === 0) return
    event.preventDefault()
    setCurrent((now) => (now === null ? (step > 0 ? 0 : count - 1) : (now + step + count) % count))
  }
  return {
    current,
    hover: handleHover,
    press: handlePress,
    key: handleKeyDown,
    leave: () => handleHover(null),
  }
}
