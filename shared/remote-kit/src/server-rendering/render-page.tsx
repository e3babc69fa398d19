import type { RenderedHtml } from '@portal/contract/server-rendering'
import { UiProvider } from '@portal/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { portal } from './portal.ts'
import { extractStyles } from './styles.ts'

/** Renders a React node to HTML, with the style rules that it uses and those of the page. */
export function renderPage(node: ReactNode): RenderedHtml {
  // The page's own rules stay in the style cache, and are extracted together with those of the node.
  renderToString(
    <UiProvider cache={portal.styles} root>
      {null}
    </UiProvider>,
  )
  const html = renderToString(node)
  return { html, ...extractStyles(html, portal.styles) }
}
