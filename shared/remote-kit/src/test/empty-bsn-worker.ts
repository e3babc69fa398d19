/** BSN worker that finds no citizen service number, for tests of other subjects. jsdom has no workers. */
export class EmptyBsnWorker extends EventTarget {
  postMessage({ kind }: { kind: string }): void {
    if (kind !== 'scan') return
    const data = { kind: 'scanned', result: { numbers: [], whole: true } }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate(): void {}
}
