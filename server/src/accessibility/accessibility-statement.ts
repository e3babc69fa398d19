import { type Language, languageNames, languages } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import { formatDate } from '@portal/domain/format/date'
import { escapeHtml } from '@portal/domain/format/escape-html'
import { getSupportEmail } from '@portal/domain/tenant-office'
import type { StatementTextFunction } from './statement-texts.ts'

const toLinkHtml = (scheme: 'tel' | 'mailto', to: string, shown: string) =>
  `<a href="${scheme}:${escapeHtml(to)}">${escapeHtml(shown)}</a>`

function renderContactDetails(tenant: Tenant | null, text: StatementTextFunction): string {
  const office = tenant?.offices?.find(({ phone }) => phone) ?? tenant?.offices?.[0]
  const email = tenant && (getSupportEmail(tenant) ?? tenant.contact_email)
  const street = [office?.street_name, office?.number].filter(Boolean).join(' ')
  const place = [office?.postcode, office?.city].filter(Boolean).join(' ')
  const lines = [
    office?.phone && [text('phone'), toLinkHtml('tel', office.phone.replace(/[^\d+]/g, ''), office.phone)],
    email && [text('mail'), toLinkHtml('mailto', email, email)],
    street && tenant?.show_visiting_address !== false && [text('post'), escapeHtml(`${street}, ${place}`)],
  ].filter((line) => line !== null && line !== undefined && line !== false && line !== '')
  if (lines.length === 0) return `<p>${text('ask_adviser')}</p>`
  return `<dl>${lines.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`
}

const statementCss = `body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.6 "Alan Sans","Alan Sans Fallback",sans-serif;hyphens:auto;overflow-wrap:break-word}
header,main,footer{box-sizing:border-box;max-width:48rem;margin:0 auto;padding:24px 16px}main{padding-block:8px}
.tenant{display:flex;align-items:center;gap:12px;min-height:44px;font-weight:600;color:inherit;text-decoration:none}.tenant img{height:44px;max-width:160px;background:var(--plate);border-radius:4px}@media (forced-colors:active){.tenant img{forced-color-adjust:none;background:#fff}}
h1{font-size:2rem;line-height:1.25;margin:0 0 16px}h2{font-size:1.25rem;line-height:1.4;margin:40px 0 8px}p,dl,ul{margin:0 0 12px}
.status{background:var(--surface);border-radius:12px;padding:20px;margin:24px 0}.status p:last-child{margin:0}.status h2{margin-top:0}
a{color:var(--link)}a:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:2px}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 16px}dt,dd{margin:0;padding:10px 0}dt{font-weight:600}dd a{display:inline-block;padding:10px 0;margin:-10px 0}
footer{display:flex;flex-wrap:wrap;gap:8px 24px}footer a{display:inline-flex;align-items:center;min-height:44px}
@media(max-width:480px){h1{font-size:1.5rem}}`

export const accessibilityStatementPath = '/toegankelijkheid'

/** Date of the last review in which all accessibility tests passed. */
const reviewDate = '2026-11-28'

/** `css` contains the tenant's theme and the font faces. */
interface StatementInput {
  tenant: Tenant | null
  language: Language
  text: StatementTextFunction
  css: string
  nonce: string
}

const toParagraphs = (...texts: string[]) => texts.map((one) => `<p>${one}</p>`).join('')

function renderStatementContent({ tenant, language, text }: StatementInput): string {
  const date = formatDate(reviewDate, language) ?? reviewDate
  return [
    `<h1>${text('title')}</h1>${toParagraphs(text('intro'))}`,
    `<div class="status"><h2>${text('status_title')}</h2>${toParagraphs(text('status'), text('tested_on', { date }))}</div>`,
    `<h2>${text('help_title')}</h2>${toParagraphs(text('help'))}${renderContactDetails(tenant, text)}`,
    toParagraphs(`${text('supervision')} <a href="https://www.afm.nl" rel="noreferrer">afm.nl</a>`),
    `<h2>${text('how_title')}</h2>${toParagraphs(text('how_tests'), text('how_limits'))}`,
    `<h2>${text('gaps_title')}</h2><ul><li>${text('gap_research')}</li><li>${text('gap_documents')}</li><li>${text('gap_mails')}</li><li>${text('gap_retrieval')}</li></ul>`,
  ].join('')
}

export function renderStatementPage(input: StatementInput): string {
  const { tenant, language, text, css, nonce } = input
  const name = escapeHtml(tenant?.name ?? text('portal'))
  const logo = tenant?.logo ? '<img src="/favicon.ico" alt="">' : ''
  const choices = languages.map(
    (one) =>
      `<a href="${accessibilityStatementPath}?language=${one}" lang="${one}" hreflang="${one}"${one === language ? ' aria-current="true"' : ''}>${languageNames[one]}</a>`,
  )
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${text('title')} · ${name}</title><link rel="icon" href="${tenant?.logo ? '/favicon.ico' : 'data:,'}">`,
    `<style nonce="${nonce}">${css}${statementCss}</style></head><body>`,
    `<header><a class="tenant" href="/">${logo}${name}</a></header><main>${renderStatementContent(input)}</main>`,
    `<footer><a href="/">${text('to_portal')}</a>${choices.join('')}</footer></body></html>`,
  ].join('')
}
