/** Runs something once what is drawn now has been painted; answers how to leave it. */
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
