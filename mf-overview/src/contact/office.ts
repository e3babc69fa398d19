import type { Office, Tenant } from '@portal/contract/tenant'

/** Where the firm's visitors can write to: the office, else the firm where it says so. */
export const emailOf = (
  tenant: Pick<Tenant, 'contact_email' | 'use_contact_email'>,
  office: Pick<Office, 'email'> | null,
): string | null => office?.email ?? (tenant.use_contact_email === false ? null : tenant.contact_email)

/** Pages of the firm's own site on which an advice talk is asked for, below its address (CONTACT-09). */
const advicePages = { others: 'adviesgesprek', partnerInsurer: 'adviesgesprek/verzekeraar' }

/** The page to ask for an advice talk on; null for a firm without a site. */
export function advicePageOf(website: string | null, partnerInsurer: boolean): string | null {
  const page = partnerInsurer ? advicePages.partnerInsurer : advicePages.others
  if (!website || !URL.canParse(website)) return null
  const address = new URL(`${website.replace(/\/+$/, '')}/${page}`)
  return address.protocol === 'https:' ? address.href : null
}
