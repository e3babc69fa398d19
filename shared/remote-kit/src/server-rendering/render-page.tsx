import type { RenderedHtml } from '@portal/contract/server-rendering'
import { UiProvider } from '@portal/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { portal } from './portal.ts'
import { stylesOf } from './styles.ts'

/** Draws what stands in a page as HTML, with the style rules that it uses and those of the page itself. */
export function renderPage(node: ReactNode): RenderedHtml {
  // Leaves the rules of the page itself in the cache, whence they are taken with the rendering's own.
  renderToString(
    <UiProvider cache={portal.styles} root>
      {null}
    </UiProvider>,
  )
  const html = renderToString(node)
  return { html, ...stylesOf(html, portal.styles) }
}
