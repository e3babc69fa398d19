/** Does something once, some milliseconds after it was first asked for, however often it is asked for meanwhile. */
export function soon(milliseconds: number, act: () => void): { ask(): void; stop(): void } {
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
