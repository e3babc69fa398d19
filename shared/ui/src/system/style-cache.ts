import createCache, { type EmotionCache } from '@emotion/cache'

/** The portal's one style sheet: all styles of all parts go there, with the page's nonce. */
export type StyleCache = EmotionCache

const key = 'p'

/**
 * Names of the rules that the edge wrote into the page, which stay where they stand. Emotion would put each of their elements in
 * again, so that the browser reads all rules and works all styles out anew, in the middle of a page's start. What stands within a
 * screen goes into the head, since React takes over what is there.
 */
function takeWritten(): string[] {
  if (typeof document === 'undefined') return []
  const elements = document.querySelectorAll<HTMLStyleElement>(
    `style[data-emotion^="${key} "],style[data-emotion^="${key}-global "]`,
  )
  return [...elements].flatMap((element) => {
    const [, ...names] = element.dataset.emotion?.split(' ') ?? []
    delete element.dataset.emotion
    if (element.parentElement !== document.head) document.head.append(element)
    return names
  })
}

/**
 * Makes the style sheet, and has it know the rules that stand in the page. It adds no vendor prefixes: browsers that need them cannot
 * run the portal, and prefixing cost a third of the time it takes to write a style.
 */
export function createStyleCache(nonce?: string): StyleCache {
  const written = takeWritten()
  const cache = createCache({ key, stylisPlugins: [], ...(nonce ? { nonce } : {}) })
  for (const name of written) cache.inserted[name] = true
  return cache
}
