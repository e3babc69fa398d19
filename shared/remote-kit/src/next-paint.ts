/** Runs a callback after the next paint; returns a function that cancels it. */
export function afterNextPaint(run: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    later = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(later)
  }
}
