/** Returns a text in lower case without accents, so that search ignores both. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
