/** Delays a function: it runs once, a number of milliseconds after the first of several calls. */
export function throttle(milliseconds: number, run: () => void): { call(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    call: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        run()
      }, milliseconds)
    },
    stop: () => clearTimeout(timer),
  }
}
