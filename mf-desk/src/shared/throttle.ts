/**
 * Creates a throttled function: the first `call()` runs `run` after a number of milliseconds, and further calls until
 * then have no effect.
 */
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
