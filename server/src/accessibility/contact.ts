import type { Tenant } from '@portal/contract/tenant'
import { supportEmailOf } from '@portal/domain/office'
import { escapeHtml } from '../edge/document.ts'
import type { Words } from './words.ts'

const link = (scheme: 'tel' | 'mailto', to: string, shown: string) =>
  `<a href="${scheme}:${escapeHtml(to)}">${escapeHtml(shown)}</a>`

/** How the firm is reached by who meets a barrier: telephone, mail, post; one sentence where none is known. */
export function contactOf(tenant: Tenant | null, text: Words): string {
  const office = tenant?.offices?.find(({ phone }) => phone) ?? tenant?.offices?.[0]
  const email = tenant && (supportEmailOf(tenant) ?? tenant.contact_email)
  const street = [office?.street_name, office?.number].filter(Boolean).join(' ')
  const place = [office?.postcode, office?.city].filter(Boolean).join(' ')
  const lines = [
    office?.phone && [text('phone'), link('tel', office.phone.replace(/[^\d+]/g, ''), office.phone)],
    email && [text('mail'), link('mailto', email, email)],
    street && tenant?.show_visiting_address !== false && [text('post'), escapeHtml(`${street}, ${place}`)],
  ].filter((line) => line !== null && line !== undefined && line !== false && line !== '')
  if (lines.length === 0) return `<p>${text('ask_adviser')}</p>`
  return `<dl>${lines.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`
}
