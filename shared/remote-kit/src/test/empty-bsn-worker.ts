/** BSN worker for tests about something else: it finds no citizen service number. jsdom has no workers. */
export class EmptyBsnWorker extends EventTarget {
  postMessage({ ask }: { ask: string }): void {
    if (ask !== 'look') return
    const data = { say: 'looked', look: { sightings: [], whole: true } }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate(): void {}
}
