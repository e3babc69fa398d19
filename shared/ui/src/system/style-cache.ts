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

/** Most rules of one element of the sheet. */
const mostRules = 50

/**
 * Has the sheet go on in an element of its own now and then. When a rule is added, a browser works out anew every element that any
 * rule of the same element of the sheet is about: in one of a thousand rules that is nearly the whole page, each time a part of it comes.
 */
function divide(sheet: StyleCache['sheet']): void {
  const insert = sheet.insert.bind(sheet)
  sheet.insert = (rule) => {
    if (sheet.ctr >= mostRules) sheet.ctr = 0
    insert(rule)
  }
}

/**
 * Makes the style sheet, and has it know the rules that stand in the page. It adds no vendor prefixes: browsers that need them cannot
 * run the portal, and prefixing cost a third of the time it takes to write a style.
 */
export const createStyleCache = (nonce?: string): StyleCache => {
  const written = takeWritten()
  const cache = createCache({ key, stylisPlugins: [], ...(nonce ? { nonce } : {}) })
  for (const name of written) cache.inserted[name] = true
  divide(cache.sheet)
  return cache
}
