import type { RenderedHtml, ServerRenderedStyles } from '@portal/contract/server-rendering'
import type { StyleCache } from '@portal/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { portal } from './portal.ts'

/** Renders a React node to HTML, with the style rules that the node uses. */
export function renderPage(node: ReactNode): RenderedHtml {
  const html = renderToString(node)
  return { html, ...extractStyles(html, portal.styles) }
}

/** Attribute of the element that starts the second part of a screen; the browser may paint before that element. */
const secondPartAttribute = ' data-second='

type StyleRule = [name: string, css: string]

/**
 * Splits the style rules of server-rendered HTML into two sets. `styles` contains the rules of the HTML before the
 * `data-second` element. `second` contains all other rules; they are inserted directly before that element, so that a
 * slow phone paints the tenant's logo sooner. The style cache moves these style elements before React hydrates the
 * screen.
 */
export function extractStyles(html: string, { key, inserted }: StyleCache): Omit<RenderedHtml, 'html'> {
  const mark = html.indexOf(secondPartAttribute)
  const at = mark < 0 ? html.length : html.lastIndexOf('<', mark)
  const firstPart = new Set(html.slice(0, at).match(/[\w-]+/g))
  const rules = Object.entries(inserted).filter(
    (rule): rule is StyleRule => typeof rule[1] === 'string' && !!rule[1],
  )
  const isFirstPartRule = ([name]: StyleRule) => firstPart.has(`${key}-${name}`)
  return {
    styles: [toStaticStyles(key, rules.filter(isFirstPartRule))],
    second: {
      at,
      styles: [
        toStaticStyles(
          key,
          rules.filter((rule) => !isFirstPartRule(rule)),
        ),
      ],
    },
  }
}

const toStaticStyles = (key: string, rules: readonly StyleRule[]): ServerRenderedStyles => ({
  ruleNames: [key, ...rules.map(([name]) => name)].join(' '),
  css: rules.map(([, css]) => css).join(''),
})
