import type { Office, Tenant } from '@portal/contract/tenant'

/**
 * Returns the e-mail address of the office. If the office has none, returns the tenant's address, or null if the tenant
 * does not allow its use.
 */
export const getOfficeEmail = (
  tenant: Pick<Tenant, 'contact_email' | 'use_contact_email'>,
  office: Pick<Office, 'email'> | null,
): string | null => office?.email ?? (tenant.use_contact_email === false ? null : tenant.contact_email)

/** Paths of the pages on the tenant's site where an advice meeting is requested (CONTACT-09). */
const advicePagePaths = { others: 'adviesgesprek', partnerInsurer: 'adviesgesprek/verzekeraar' }

/** URL of the page where an advice meeting is requested; null if the tenant has no site. */
export function getAdvicePageUrl(website: string | null, partnerInsurer: boolean): string | null {
  const page = partnerInsurer ? advicePagePaths.partnerInsurer : advicePagePaths.others
  if (!website || !URL.canParse(website)) return null
  const address = new URL(`${website.replace(/\/+$/, '')}/${page}`)
  return address.protocol === 'https:' ? address.href : null
}
