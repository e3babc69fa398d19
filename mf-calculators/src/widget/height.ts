import type { Host } from './host.ts'

/** Tells the page how tall the frame's content is, whenever that changes. */
export function tellHeight(host: Host): void {
  const measure = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height > 0) host.tell({ kind: 'height', height })
  }
  new ResizeObserver(measure).observe(document.body)
}
