/** Runs a function after the next paint. Returns a function that cancels it. */
export function runAfterNextPaint(run: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    later = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(later)
  }
}
