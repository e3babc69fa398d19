/** Returns a function that cancels the callback. */
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
