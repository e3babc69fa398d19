import type { Host } from './host.ts'

/** Reports the height of the iframe's content to the page, on every change. */
export function reportHeight(host: Host): void {
  const measure = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height > 0) host.tell({ kind: 'height', height })
  }
  new ResizeObserver(measure).observe(document.body)
}
