/** What browsers tell of a frame that took long, of the scripts in it. */
interface LongFrame extends PerformanceEntry {
  scripts: readonly { sourceURL: string; duration: number }[]
}

/** A script in a frame that took longer than 50 ms: its file, and how long it ran, in milliseconds. */
export interface LongScript {
  /** Empty where the browser does not tell. */
  file: string
  ms: number
}

/**
 * Follows frames that take long, those of before among them. A script counts for the file that the browser called: what React draws
 * later, in a task of its own, is of the file that React is in. Browsers that know long tasks alone do not tell whose they are, and
 * others tell of nothing.
 */
export function followLongFrames(tell: (script: LongScript) => void): void {
  const types = PerformanceObserver.supportedEntryTypes
  const type = ['long-animation-frame', 'longtask'].find((name) => types.includes(name))
  if (!type) return
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LongFrame[]) {
      const scripts = entry.scripts ?? [{ sourceURL: '', duration: entry.duration }]
      for (const { sourceURL, duration } of scripts) tell({ file: sourceURL, ms: duration })
    }
  }).observe({ type, buffered: true })
}
