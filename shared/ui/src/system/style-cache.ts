import createCache, { type EmotionCache } from '@emotion/cache'

/** The portal's shared style cache with the page's nonce. */
export type StyleCache = EmotionCache

const cacheKey = 'p'

/**
 * Names of the rules that the page server wrote, which stay in place. Emotion would insert their elements again, so
 * that the browser would recompute all styles during the page's start. Style elements within a screen move to the head,
 * since React hydrates the screen.
 */
function adoptServerStyles(): string[] {
  if (typeof document === 'undefined') return []
  const elements = document.querySelectorAll<HTMLStyleElement>(
    `style[data-emotion^="${cacheKey} "],style[data-emotion^="${cacheKey}-global "]`,
  )
  return [...elements].flatMap((element) => {
    const [, ...names] = element.dataset.emotion?.split(' ') ?? []
    delete element.dataset.emotion
    if (element.parentElement !== document.head) document.head.append(element)
    return names
  })
}

/** Maximum number of rules per style element. */
const maxRulesPerElement = 50

/**
 * Starts a new style element now and then. When a rule is added, browsers recompute every element that a rule of the
 * same style element matches: with a thousand rules that is nearly the whole page.
 */
function splitSheet(sheet: StyleCache['sheet']): void {
  const insert = sheet.insert.bind(sheet)
  sheet.insert = (rule) => {
    if (sheet.ctr >= maxRulesPerElement) sheet.ctr = 0
    insert(rule)
  }
}

/**
 * Creates the style cache and registers the rules already in the page. It adds no vendor prefixes: browsers that need
 * them cannot run the portal, and prefixing cost a third of the time to write a style.
 */
export const createStyleCache = (nonce?: string): StyleCache => {
  const written = adoptServerStyles()
  const cache = createCache({ key: cacheKey, stylisPlugins: [], ...(nonce ? { nonce } : {}) })
  for (const name of written) cache.inserted[name] = true
  splitSheet(cache.sheet)
  return cache
}
