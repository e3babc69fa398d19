import type { Office, Tenant } from '@portal/contract/tenant'

/** Contact e-mail address: of the office, otherwise of the tenant if it allows that. */
export const emailOf = (
  tenant: Pick<Tenant, 'contact_email' | 'use_contact_email'>,
  office: Pick<Office, 'email'> | null,
): string | null => office?.email ?? (tenant.use_contact_email === false ? null : tenant.contact_email)

/** Paths on the tenant's site to request an advice meeting (CONTACT-09). */
const advicePages = { others: 'adviesgesprek', partnerInsurer: 'adviesgesprek/verzekeraar' }

/** URL of the page to request an advice meeting; null if the tenant has no site. */
export function advicePageOf(website: string | null, partnerInsurer: boolean): string | null {
  const page = partnerInsurer ? advicePages.partnerInsurer : advicePages.others
  if (!website || !URL.canParse(website)) return null
  const address = new URL(`${website.replace(/\/+$/, '')}/${page}`)
  return address.protocol === 'https:' ? address.href : null
}
