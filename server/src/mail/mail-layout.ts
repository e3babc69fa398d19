import { escapeHtml } from '@portal/domain/format/escape-html'
import type { BrandInput } from '@portal/domain/theme/brand'
import { deriveTheme } from '@portal/domain/theme/derive-theme'
import type { ColorScheme } from '@portal/domain/theme/theme-variants'
import type { NewsCounts } from '../news/news-counts.ts'
import type { MailContact } from './mail-contact.ts'
import type { MailText } from './mail-texts.ts'

/** `ink` is the colour of text, `quiet` of less important text. */
function getSchemeColours(brand: BrandInput, scheme: ColorScheme) {
  const { nav, card, line, ink, ink2, link, accent, onAccent } = deriveTheme(brand, scheme)
  return { page: nav, letter: card, line, ink, quiet: ink2, link, button: accent, onButton: onAccent }
}

type MailColours = ReturnType<typeof getSchemeColours>

/** Returns the colours of the tenant's portal (THEME-06). */
export const getMailColours = (brand: BrandInput): Record<ColorScheme, MailColours> => ({
  light: getSchemeColours(brand, 'light'),
  dark: getSchemeColours(brand, 'dark'),
})

/** Creates the styles that inline styles cannot express: smaller margins on phones, and dark colours. */
const createStyleSheet = (dark: MailColours): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.around{padding:0!important}.letter{border-radius:0!important}.within,.mark{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}.letter{background:${dark.letter}!important;border-top-color:${dark.button}!important}
.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important;border-color:${dark.line}!important}
.mark{border-color:${dark.line}!important}.link{color:${dark.link}!important}
.button{background:${dark.button}!important;color:${dark.onButton}!important}
}`

export type LinkOrCode = { link: string; counts?: NewsCounts; person?: string } | { code: string }

export interface MailLetter {
  language: string
  tenant: string
  brand: BrandInput
  /** URL of the tenant's logo; null: the name is shown. */
  logo: string | null
  text: MailText
  linkOrCode: LinkOrCode
  contact: MailContact
}

const toPhoneNumber = (phone: string) => phone.replace(/[^\d+]/g, '')

function renderLinkOrCode({ text, linkOrCode: offer }: MailLetter, colours: MailColours): string {
  if ('code' in offer)
    return `<p class="page ink" style="margin:24px 0;padding:16px;border-radius:8px;background:${colours.page};color:${colours.ink};font-size:32px;line-height:40px;letter-spacing:6px;font-weight:bold;text-align:center">${escapeHtml(offer.code)}</p>`
  const link = escapeHtml(offer.link)
  return `<p style="margin:24px 0"><a class="button" href="${link}" style="display:inline-block;padding:14px 28px;border-radius:8px;background:${colours.button};color:${colours.onButton};text-decoration:none;font-weight:bold">${escapeHtml(text.action ?? '')}</a></p>
<p class="quiet" style="margin:0 0 16px;color:${colours.quiet};font-size:14px">${escapeHtml(text.linkBelow)}<br><a class="link" href="${link}" style="color:${colours.link};word-break:break-all">${link}</a></p>`
}

function renderFooter({ text, contact, tenant }: MailLetter, colours: MailColours): string {
  const renderLink = (href: string, label: string) =>
    `<a class="link" href="${escapeHtml(href)}" style="color:${colours.link}">${escapeHtml(label)}</a>`
  const ways = [
    contact.phone && renderLink(`tel:${toPhoneNumber(contact.phone)}`, contact.phone),
    contact.email && renderLink(`mailto:${contact.email}`, contact.email),
  ].filter(Boolean)
  return [
    `<p style="margin:0 0 8px">${escapeHtml(text.question)}${ways.length > 0 ? `<br>${ways.join(' &middot; ')}` : ''}</p>`,
    `<p style="margin:0">${[tenant, ...contact.address].map(escapeHtml).join('<br>')}</p>`,
  ].join('\n')
}

/**
 * Renders HTML in the tenant's theme. Important styles are inline, since some mail programs drop style elements. Only
 * the logo is loaded, with the same URL for all recipients.
 */
export function renderMailHtml(letter: MailLetter): string {
  const { light, dark } = getMailColours(letter.brand)
  const { text, tenant, language } = letter
  // Logos are made for light backgrounds.
  const mark = letter.logo
    ? `<img src="${escapeHtml(letter.logo)}" alt="${escapeHtml(tenant)}" height="48" style="display:block;height:48px;width:auto;max-width:100%;border:0;color:${light.ink}">`
    : `<strong style="font-size:20px">${escapeHtml(tenant)}</strong>`
  const renderParagraph = (text: string) =>
    text
      .split(/\n{2,}/)
      .map((part) => `<p style="margin:0 0 16px">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
      .join('\n')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(text.subject)}</title><style>${createStyleSheet(dark)}</style></head>
<body class="page" style="margin:0;background:${light.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="width:100%;border-spacing:0;background:${light.page}"><tr><td class="around" align="center" style="padding:24px 16px">
<table role="presentation" class="letter ink" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;margin:0 auto;border-spacing:0;background:${light.letter};border-top:6px solid ${light.button};border-radius:12px;color:${light.ink};font:16px/24px Arial,Helvetica,sans-serif;text-align:left">
<tr><td class="mark" style="padding:24px 32px;${letter.logo ? `background:${light.letter};` : ''}border-bottom:1px solid ${light.line}">${mark}</td></tr>
<tr><td class="within" style="padding:24px 32px 8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escapeHtml(text.subject)}</h1>
${renderParagraph(text.greeting)}
${renderParagraph(text.body)}
${renderLinkOrCode(letter, light)}
${renderParagraph(text.ignore)}
${renderParagraph(text.closing)}
</td></tr>
<tr><td class="within quiet" style="padding:16px 32px 24px;border-top:1px solid ${light.line};color:${light.quiet};font-size:14px;line-height:20px">
${renderFooter(letter, light)}
</td></tr></table></td></tr></table></body></html>`
}

export function renderMailText({ text, linkOrCode: offer, contact, tenant }: MailLetter): string {
  const ways = [contact.phone, contact.email].filter(Boolean).join('\n')
  return [
    text.greeting,
    text.body,
    'link' in offer ? offer.link : offer.code,
    text.ignore,
    text.closing,
    [text.question, ways].filter(Boolean).join('\n'),
    [tenant, ...contact.address].join('\n'),
  ].join('\n\n')
}
