import { type Language, languageNames, languages } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import { formatDate } from '@portal/domain/format/date'
import { escapeHtml } from '../edge/document.ts'
import { contactOf } from './contact.ts'
import { style } from './style.ts'
import type { Words } from './words.ts'

/** Where each firm's statement stands. */
export const statementPath = '/toegankelijkheid'

/** Day on which the statement was last reviewed and the tests passed. */
const reviewedOn = '2026-11-28'

/** What a statement is made of. `css` holds the firm's theme and the faces of the font. */
interface StatementParts {
  tenant: Tenant | null
  language: Language
  text: Words
  css: string
  nonce: string
}

const paragraphs = (...texts: string[]) => texts.map((one) => `<p>${one}</p>`).join('')

function contentOf({ tenant, language, text }: StatementParts): string {
  const date = formatDate(reviewedOn, language) ?? reviewedOn
  return [
    `<h1>${text('title')}</h1>${paragraphs(text('intro'))}`,
    `<div class="status"><h2>${text('status_title')}</h2>${paragraphs(text('status'), text('tested_on', { date }))}</div>`,
    `<h2>${text('help_title')}</h2>${paragraphs(text('help'))}${contactOf(tenant, text)}`,
    paragraphs(`${text('supervision')} <a href="https://www.afm.nl" rel="noreferrer">afm.nl</a>`),
    `<h2>${text('how_title')}</h2>${paragraphs(text('how_tests'), text('how_limits'))}`,
    `<h2>${text('gaps_title')}</h2><ul><li>${text('gap_research')}</li><li>${text('gap_documents')}</li><li>${text('gap_mails')}</li><li>${text('gap_retrieval')}</li></ul>`,
  ].join('')
}

/** A firm's accessibility statement as HTML: how far the portal is, how that is tested, and whom to tell of a barrier (A11Y-01). */
export function statementPage(parts: StatementParts): string {
  const { tenant, language, text, css, nonce } = parts
  const firm = escapeHtml(tenant?.name ?? text('portal'))
  const logo = tenant?.logo ? '<img src="/favicon.ico" alt="">' : ''
  const choices = languages.map(
    (one) =>
      `<a href="${statementPath}?language=${one}" lang="${one}" hreflang="${one}"${one === language ? ' aria-current="true"' : ''}>${languageNames[one]}</a>`,
  )
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${text('title')} · ${firm}</title><link rel="icon" href="${tenant?.logo ? '/favicon.ico' : 'data:,'}">`,
    `<style nonce="${nonce}">${css}${style}</style></head><body>`,
    `<header><a class="firm" href="/">${logo}${firm}</a></header><main>${contentOf(parts)}</main>`,
    `<footer><a href="/">${text('to_portal')}</a>${choices.join('')}</footer></body></html>`,
  ].join('')
}
