/** Waits a number of milliseconds; rejects at once if the signal aborts. */
export function waitUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const rejectOnAbort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', rejectOnAbort)
      resolve()
    }, milliseconds)
    if (signal.aborted) rejectOnAbort()
    else signal.addEventListener('abort', rejectOnAbort, { once: true })
  })
}
