import { cutText } from './cut-text.ts'
import { escapeHtml } from './escape-html.ts'

/** Maximum number of characters of a mail that are searched for its first words. */
const maxSearchedCharacters = 4000

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  shy: '',
}

/** Accents by their name in HTML entities: `&eacute;`. */
const accents: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
}

/** HTML elements in mails; a text with one of them counts as HTML. */
const htmlElement =
  /<!--|<!doctype|<\/?(?:a|abbr|address|article|b|big|blockquote|body|br|center|code|col|dd|del|div|dl|dt|em|figure|font|footer|h[1-6]|head|header|hr|html|i|img|ins|li|link|main|meta|ol|o:p|p|pre|s|section|small|span|strike|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|title|tr|tt|u|ul)(?:\s[^<>]*)?\/?>/i

/** Content of a mail as HTML; plain text keeps its characters and line breaks. */
export const mailHtml = (content: string): string =>
  htmlElement.test(content) || (/&(?:#x?[0-9a-f]+|\w+);/i.test(content) && !/[<>]/.test(content))
    ? content
    : escapeHtml(content).replace(/\r\n?|\n/g, '<br>')

/** Inline elements: they do not separate words. */
const inlineElements = /<\/?(a|abbr|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u)(\s[^>]*)?>/gi

/**
 * Start of an HTML text as plain text, for a line in a list. Only for display as text: it may contain characters that
 * are unsafe in HTML.
 */
export const plainText = (html: string, maxLength = 160): string =>
  cutText(toPlainText(html.slice(0, maxSearchedCharacters).replace(/[\ud800-\udbff]$/, '')), maxLength)

/** An HTML text as one line of plain text. Only for comparison and display as text. */
export const toPlainText = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<(style|script|title|head)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(inlineElements, '')
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(
      /&(#x?[0-9a-f]+|\w+);/gi,
      (whole, name: string) => named[name.toLowerCase()] ?? numbered(name) ?? accented(name) ?? whole,
    )
    .replace(/\s+/g, ' ')
    .trim()

function numbered(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : undefined
}

function accented(name: string): string | undefined {
  const mark = accents[name.slice(1)]
  return mark && `${name.charAt(0)}${mark}`.normalize('NFC')
}
