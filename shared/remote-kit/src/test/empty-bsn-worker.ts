/** BSN worker that finds no citizen service number, for tests of other subjects. jsdom has no workers. */
export class EmptyBsnWorker extends EventTarget {
  postMessage({ ask }: { ask: string }): void {
    if (ask !== 'look') return
    const data = { say: 'looked', look: { sightings: [], whole: true } }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate(): void {}
}
