import type { Tenant } from '@portal/contract/tenant'
import type { MailText } from './texts.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML shows it. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** Black or white, whichever reads better on a colour ('#rrggbb'). */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff'
}

/** Content identifier under which a mail carries the firm's logo. */
export const logoId = 'logo'

/** What a mail offers: a link to follow or a code to type. */
export type Offer = { link: string } | { code: string }

/** A mail in the firm's colours, as HTML. */
export function mailHtml(tenant: Tenant, language: string, text: MailText, offer: Offer): string {
  const colour = /^#[0-9a-f]{6}$/i.test(tenant.primary_color) ? tenant.primary_color : '#333333'
  const block =
    'link' in offer
      ? `<a href="${escapeHtml(offer.link)}" style="display:inline-block;padding:14px 28px;border-radius:8px;background:${colour};color:${inkOn(colour)};text-decoration:none;font-weight:bold">${escapeHtml(text.action ?? '')}</a>
         <p style="font-size:13px;color:#555;word-break:break-all">${escapeHtml(offer.link)}</p>`
      : `<p style="font-size:32px;letter-spacing:8px;font-weight:bold;margin:24px 0">${escapeHtml(offer.code)}</p>`
  const logo = tenant.logo
    ? `<img src="cid:${logoId}" alt="${escapeHtml(tenant.name)}" height="48" style="height:48px;width:auto">`
    : escapeHtml(tenant.name)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(text.subject)}</title></head>
<body style="margin:0;background:#f4f4f6;font-family:Arial,Helvetica,sans-serif;color:#1c1c1f;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#fff;border-radius:12px;border-top:6px solid ${colour}">
<tr><td style="padding:28px 32px 8px">${logo}</td></tr>
<tr><td style="padding:8px 32px 28px">
<p>${escapeHtml(text.greeting)}</p>
<p>${escapeHtml(text.body)}</p>
${block}
<p>${escapeHtml(text.ignore)}</p>
<p>${escapeHtml(text.closing)}</p>
</td></tr></table></td></tr></table></body></html>`
}

/** The same mail as plain text. */
export const mailPlain = (text: MailText, offer: Offer): string =>
  [text.greeting, text.body, 'link' in offer ? offer.link : offer.code, text.ignore, text.closing].join(
    '\n\n',
  )
