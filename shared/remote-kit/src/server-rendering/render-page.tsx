import type { RenderedHtml } from '@portal/contract/server-rendering'
import { UiProvider } from '@portal/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { extractStyles } from './extract-styles.ts'
import { portal } from './portal.ts'

/** Renders a React node to HTML, with the style rules that the node and the page use. */
export function renderPage(node: ReactNode): RenderedHtml {
  // The page's own rules stay in the style cache, so each page gets them together with those of the node.
  renderToString(
    <UiProvider cache={portal.styles} root>
      {null}
    </UiProvider>,
  )
  const html = renderToString(node)
  return { html, ...extractStyles(html, portal.styles) }
}
