import type { RenderedHtml, StaticStyles } from '@portal/contract/server-rendering'
import type { StyleCache } from '@portal/ui'

/** Attribute of the element before which the page may be painted. */
const second = ' data-second='

type Rule = [name: string, css: string]

/**
 * Splits the style rules of server-rendered HTML: rules of the page and of the screen's first part come first; rules of
 * the second part and animations are placed before that part, so that a slow phone paints the tenant's logo sooner.
 * Emotion removes these style elements before React hydrates the screen.
 */
export function extractStyles(html: string, { key, inserted }: StyleCache): Omit<RenderedHtml, 'html'> {
  const mark = html.indexOf(second)
  const at = mark < 0 ? html.length : html.lastIndexOf('<', mark)
  const firstPart = new Set(html.slice(0, at).match(/[\w-]+/g))
  const rules = Object.entries(inserted).filter(
    (rule): rule is Rule => typeof rule[1] === 'string' && !!rule[1],
  )
  const isOfPage = ([name, css]: Rule) => !css.startsWith('@') && !css.includes(`.${key}-${name}`)
  const isFirst = ([name]: Rule) => firstPart.has(`${key}-${name}`)
  const ofScreen = rules.filter((rule) => !isOfPage(rule))
  const ofPage = rules.filter(isOfPage).map((rule) => stylesFrom(`${key}-global`, [rule]))
  return {
    styles: [...ofPage, stylesFrom(key, ofScreen.filter(isFirst))],
    second: {
      at,
      styles: [
        stylesFrom(
          key,
          ofScreen.filter((rule) => !isFirst(rule)),
        ),
      ],
    },
  }
}

const stylesFrom = (key: string, rules: readonly Rule[]): StaticStyles => ({
  names: [key, ...rules.map(([name]) => name)].join(' '),
  css: rules.map(([, css]) => css).join(''),
})
