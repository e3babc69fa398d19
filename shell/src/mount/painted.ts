/** Longest wait for a paint, in milliseconds: a window that nobody sees paints nothing. */
const longestMs = 100

/** Resolves once what stands now has been painted. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestMs)
  })
}
