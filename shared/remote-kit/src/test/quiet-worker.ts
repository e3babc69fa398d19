/**
 * The worker that looks at files, as tests have it that are about something else: it sees no citizen service number in any. jsdom
 * has no workers.
 */
export class QuietWorker extends EventTarget {
  postMessage({ ask }: { ask: string }): void {
    if (ask !== 'look') return
    const data = { say: 'looked', look: { sightings: [], whole: true } }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate(): void {}
}
