import createCache, { type EmotionCache } from '@emotion/cache'

/** Style cache that all parts of the portal share. It has the nonce of the page. */
export type StyleCache = EmotionCache

const styleCacheKey = 'p'

/**
 * Takes over the style elements that the page server wrote, and returns the names of their rules. It removes their
 * Emotion attribute, because Emotion would otherwise insert them again, and the browser would recompute all styles
 * while the page starts. Style elements within a screen move to the head, because React hydrates the screen.
 */
function adoptServerStyles(): string[] {
  if (typeof document === 'undefined') return []
  const elements = document.querySelectorAll<HTMLStyleElement>(`style[data-emotion^="${styleCacheKey} "]`)
  return [...elements].flatMap((element) => {
    const [, ...names] = element.dataset.emotion?.split(' ') ?? []
    delete element.dataset.emotion
    if (element.parentElement !== document.head) document.head.append(element)
    return names
  })
}

const maxRulesPerStyleElement = 50

/**
 * Starts a new style element after a number of rules. When a rule is added, browsers recompute every element that a
 * rule of the same style element matches: with a thousand rules that is nearly the whole page.
 */
function splitSheet(sheet: StyleCache['sheet']): void {
  const insert = sheet.insert.bind(sheet)
  sheet.insert = (rule) => {
    if (sheet.ctr >= maxRulesPerStyleElement) sheet.ctr = 0
    insert(rule)
  }
}

/**
 * Creates the style cache, and registers the rules that are already in the page. It adds no vendor prefixes: browsers
 * that need them cannot run the portal, and prefixing took a third of the time for writing a style.
 */
export const createStyleCache = (nonce?: string): StyleCache => {
  const written = adoptServerStyles()
  const cache = createCache({ key: styleCacheKey, stylisPlugins: [], ...(nonce ? { nonce } : {}) })
  for (const name of written) cache.inserted[name] = true
  splitSheet(cache.sheet)
  return cache
}
