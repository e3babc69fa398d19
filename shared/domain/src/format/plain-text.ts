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

/** Marks that letters carry, by the name they have in entities: `&eacute;`. */
const marks: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
}

/** Elements of HTML that mails are made of, with which a text is HTML and no plain text. */
const htmlElement =
  /<!--|<!doctype|<\/?(?:a|abbr|address|article|b|big|blockquote|body|br|center|code|col|dd|del|div|dl|dt|em|figure|font|footer|h[1-6]|head|header|hr|html|i|img|ins|li|link|main|meta|ol|o:p|p|pre|s|section|small|span|strike|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|title|tr|tt|u|ul)(?:\s[^<>]*)?\/?>/i

/** Content of a mail as HTML: one that came as plain text keeps its characters and line breaks. */
export const mailHtml = (content: string): string =>
  htmlElement.test(content) || (/&(?:#x?[0-9a-f]+|\w+);/i.test(content) && !/[<>]/.test(content))
    ? content
    : escapeHtml(content).replace(/\r\n?|\n/g, '<br>')

/** Elements that stand within a line: where they begin and end no words part. */
const inline = /<\/?(a|abbr|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u)(\s[^>]*)?>/gi

/**
 * The beginning of an HTML text as plain text, for a line in a list. What it answers is only ever shown as text,
 * so it need not be safe as HTML; it never makes elements.
 */
export const plainText = (html: string, most = 160): string =>
  cutText(wholeText(html.slice(0, maxSearchedCharacters).replace(/[\ud800-\udbff]$/, '')), most)

/** All of an HTML text as plain text of one line; for comparing, and only ever shown as text. */
export const wholeText = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<(style|script|title|head)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(inline, '')
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
  const mark = marks[name.slice(1)]
  return mark && `${name.charAt(0)}${mark}`.normalize('NFC')
}
