/** What office programs and mail put for a line break: a vertical tab, U+0085, U+2028 and U+2029 besides the usual. */
const lineBreaks = /\r\n?|[\v\u0085\u2028\u2029]/g

/** Control characters but tab and line feed, halves of surrogate pairs, and marks without width that no script needs. */
const unreadable = /[^\P{Cc}\t\n]|\p{Cs}|[\u200b\u2060\ufeff]/gu

/**
 * A text as it is kept, whether typed or pasted: every kind of line break is one line feed, and what nobody can read is
 * gone. Forms and the server clean alike.
 */
export const cleanText = (text: string): string => text.replace(lineBreaks, '\n').replace(unreadable, '')

/** The same for one line: line breaks and tabs are spaces. */
export const cleanLine = (text: string): string => cleanText(text).replace(/[\t\n]+/g, ' ')

/** Matches a text with something to read in it: more than spaces and marks without width. */
export const readable = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u
