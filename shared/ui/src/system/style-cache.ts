import createCache, { type EmotionCache } from '@emotion/cache'

/** The portal's one style sheet: all styles of all parts go there, with the page's nonce. */
export type StyleCache = EmotionCache

/**
 * Makes the style sheet. It adds no vendor prefixes: browsers that need them cannot run the portal, and prefixing
 * cost a third of the time it takes to write a style.
 */
export const createStyleCache = (nonce?: string): StyleCache =>
  createCache({ key: 'p', stylisPlugins: [], ...(nonce ? { nonce } : {}) })
