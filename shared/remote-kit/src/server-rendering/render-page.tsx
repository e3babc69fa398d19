import type { RenderedHtml } from '@portal/contract/server-rendering'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { extractStyles } from './extract-styles.ts'
import { portal } from './portal.ts'

/** Renders a React node to HTML, with the style rules that the node uses. */
export function renderPage(node: ReactNode): RenderedHtml {
  const html = renderToString(node)
  return { html, ...extractStyles(html, portal.styles) }
}
