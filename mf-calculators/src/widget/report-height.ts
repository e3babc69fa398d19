import type { WidgetHost } from './widget-host.ts'

/** Reports the height of the iframe's content to the page, initially and on every change. */
export function reportHeight(host: WidgetHost): void {
  const postHeight = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height > 0) host.postToPage({ kind: 'height', height })
  }
  new ResizeObserver(postHeight).observe(document.body)
}
