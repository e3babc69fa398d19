/** Delays a function: runs it once, some milliseconds after the first of several calls. */
export function throttle(milliseconds: number, act: () => void): { ask(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    ask: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        act()
      }, milliseconds)
    },
    stop: () => clearTimeout(timer),
  }
}
