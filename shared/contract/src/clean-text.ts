/** Line breaks, including those that office programs and mail use: vertical tab, U+0085, U+2028 and U+2029. */
const lineBreakPattern = /\r\n?|[\v\u0085\u2028\u2029]/g

/**
 * Control characters except tab and line feed, unpaired surrogates, and zero-width characters that no writing system
 * needs.
 */
const invisibleCharactersPattern = /[^\P{Cc}\t\n]|\p{Cs}|[\u200b\u2060\ufeff]/gu

export const cleanText = (text: string): string =>
  text.replace(lineBreakPattern, '\n').replace(invisibleCharactersPattern, '')

export const cleanLine = (text: string): string => cleanText(text).replace(/[\t\n]+/g, ' ')

export const visibleCharacterPattern = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u
