interface LongAnimationFrame extends PerformanceEntry {
  scripts: readonly { sourceURL: string; duration: number }[]
}

/** A script that ran in an animation frame longer than 50 ms: URL of its file, and its run time in milliseconds. */
export interface LongScript {
  /** URL of the script's file; empty if the browser does not report it. */
  file: string
  ms: number
}

/**
 * Observes animation frames longer than 50 ms, including earlier ones. A script is attributed to the file that the
 * browser called: React's later work counts for React's file. Browsers that only report long tasks do not attribute
 * scripts, and other browsers report nothing.
 */
export function observeLongAnimationFrames(onScript: (script: LongScript) => void): void {
  const types = PerformanceObserver.supportedEntryTypes
  const type = ['long-animation-frame', 'longtask'].find((name) => types.includes(name))
  if (!type) return
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LongAnimationFrame[]) {
      const scripts = entry.scripts ?? [{ sourceURL: '', duration: entry.duration }]
      for (const { sourceURL, duration } of scripts) onScript({ file: sourceURL, ms: duration })
    }
  }).observe({ type, buffered: true })
}
