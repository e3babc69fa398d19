import type { RenderedHtml, StaticStyles } from '@portal/contract/server-rendering'
import type { StyleCache } from '@portal/ui'

/** What an element of a screen carries before which the page may be painted. */
const second = ' data-second='

type Rule = [name: string, css: string]

/**
 * The style rules of a drawn screen: first how the page's elements look, and what the screen begins with. What its
 * second part adds, and how things move, comes where that part begins, so that a slow phone paints the firm's mark
 * before it reads the rest. Emotion takes that out of the screen before React takes the screen over.
 */
export function stylesOf(html: string, { key, inserted }: StyleCache): Omit<RenderedHtml, 'html'> {
  const mark = html.indexOf(second)
  const at = mark < 0 ? html.length : html.lastIndexOf('<', mark)
  const begun = new Set(html.slice(0, at).match(/[\w-]+/g))
  const rules = Object.entries(inserted).filter(
    (rule): rule is Rule => typeof rule[1] === 'string' && !!rule[1],
  )
  const isOfPage = ([name, css]: Rule) => !css.startsWith('@') && !css.includes(`.${key}-${name}`)
  const isFirst = ([name]: Rule) => begun.has(`${key}-${name}`)
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
