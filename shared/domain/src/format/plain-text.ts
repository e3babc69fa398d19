import { escapeHtml } from './escape-html.ts'
import { truncateText } from './truncate-text.ts'

/** Maximum number of characters of an HTML text that are converted for a preview. */
const maxPreviewedCharacters = 4000

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  shy: '',
}

/** Combining accents by the ending of an HTML entity, such as 'acute' in `&eacute;`. */
const accentByEntityName: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
}

/** Matches elements that occur only in HTML mails, not in plain text. */
const htmlElementPattern =
  /<!--|<!doctype|<\/?(?:a|abbr|address|article|b|big|blockquote|body|br|center|code|col|dd|del|div|dl|dt|em|figure|font|footer|h[1-6]|head|header|hr|html|i|img|ins|li|link|main|meta|ol|o:p|p|pre|s|section|small|span|strike|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|title|tr|tt|u|ul)(?:\s[^<>]*)?\/?>/i

/** Converts a mail to HTML; plain text keeps its characters and line breaks. */
export const toMailHtml = (content: string): string =>
  htmlElementPattern.test(content) || (/&(?:#x?[0-9a-f]+|\w+);/i.test(content) && !/[<>]/.test(content))
    ? content
    : escapeHtml(content).replace(/\r\n?|\n/g, '<br>')

/** Matches elements between which no space is needed in plain text. */
const inlineElementPattern = /<\/?(a|abbr|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u)(\s[^>]*)?>/gi

/**
 * Converts the start of an HTML text to plain text. Never insert the result as HTML, since it may contain unescaped
 * characters.
 */
export const toPlainTextPreview = (html: string, maxLength = 160): string =>
  truncateText(toPlainText(html.slice(0, maxPreviewedCharacters).replace(/[\ud800-\udbff]$/, '')), maxLength)

/** Converts HTML to one line of plain text. Never insert the result as HTML. */
export const toPlainText = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<(style|script|title|head)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(inlineElementPattern, '')
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(
      /&(#x?[0-9a-f]+|\w+);/gi,
      (whole, name: string) =>
        namedEntities[name.toLowerCase()] ?? decodeNumericEntity(name) ?? decodeAccentEntity(name) ?? whole,
    )
    .replace(/\s+/g, ' ')
    .trim()

function decodeNumericEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : undefined
}

function decodeAccentEntity(name: string): string | undefined {
  const mark = accentByEntityName[name.slice(1)]
  return mark && `${name.charAt(0)}${mark}`.normalize('NFC')
}
