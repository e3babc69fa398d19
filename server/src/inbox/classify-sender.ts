import type { Tenant } from '@portal/contract/tenant'
import addressparser from 'nodemailer/lib/addressparser'
import type { mails } from '../database/tables/mail.ts'

/** Addresses of public mail providers do not identify a tenant. */
const publicMailDomains = new Set(
  [
    ['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.nl', 'live.com', 'live.nl'],
    ['icloud.com', 'me.com', 'yahoo.com', 'yahoo.nl', 'proton.me', 'protonmail.com', 'gmx.net', 'gmx.de'],
    ['ziggo.nl', 'kpnmail.nl', 'planet.nl', 'hetnet.nl', 'xs4all.nl', 'home.nl', 'upcmail.nl', 'casema.nl'],
  ].flat(),
)

const getMailDomain = (address: string) => address.split('@').at(-1) ?? ''

/** Addresses and domains that only the tenant uses. */
function getTenantSenders({ contact_email, support_email, offices, website }: Tenant) {
  const contactAddresses = [contact_email, support_email, ...offices.map(({ email }) => email)]
  const addresses = contactAddresses.flatMap((email) => email?.trim().toLowerCase() ?? [])
  const site = website && URL.parse(website.includes('://') ? website : `https://${website}`)
  const domains = [...addresses.map(getMailDomain), ...(site ? [site.hostname.replace(/^www\./, '')] : [])]
  return { addresses, domains: domains.filter((domain) => !publicMailDomains.has(domain)) }
}

/**
 * Names and addresses of senders can be forged. A mail is from the 'tenant' only if the tenant's systems stored it. A
 * received mail with an address of the tenant is 'unverified'.
 */
export function classifySender(
  { from, origin }: Pick<typeof mails.$inferSelect, 'from' | 'origin'>,
  tenant: Tenant,
): 'tenant' | 'unverified' | 'other' {
  const { addresses, domains } = getTenantSenders(tenant)
  const senders = addressparser(from, { flatten: true }).map(({ address }) => address.toLowerCase())
  const isTenantAddress = (address: string) =>
    addresses.includes(address) || domains.includes(getMailDomain(address))
  if (senders.length === 0 || !senders.every(isTenantAddress)) return 'other'
  return origin === 'tenant' ? 'tenant' : 'unverified'
}
