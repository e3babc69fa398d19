import type { Tenant } from '@portal/contract/tenant'
import addressparser from 'nodemailer/lib/addressparser'
import type { mails } from '../database/tables/mail.ts'

/** Domains of public mail providers; an address there does not identify the tenant. */
const publicMailDomains = new Set(
  [
    ['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.nl', 'live.com', 'live.nl'],
    ['icloud.com', 'me.com', 'yahoo.com', 'yahoo.nl', 'proton.me', 'protonmail.com', 'gmx.net', 'gmx.de'],
    ['ziggo.nl', 'kpnmail.nl', 'planet.nl', 'hetnet.nl', 'xs4all.nl', 'home.nl', 'upcmail.nl', 'casema.nl'],
  ].flat(),
)

const getDomain = (address: string) => address.split('@').at(-1) ?? ''

/** Returns the tenant's addresses, and the domains that only the tenant uses. */
function getTenantSenders({ contact_email, support_email, offices, website }: Tenant) {
  const given = [contact_email, support_email, ...offices.map(({ email }) => email)]
  const addresses = given.flatMap((email) => email?.trim().toLowerCase() ?? [])
  const site = website && URL.parse(website.includes('://') ? website : `https://${website}`)
  const domains = [...addresses.map(getDomain), ...(site ? [site.hostname.replace(/^www\./, '')] : [])]
  return { addresses, domains: domains.filter((domain) => !publicMailDomains.has(domain)) }
}

/**
 * Classifies the sender of a mail. Names and addresses prove little, so a mail is from the 'tenant' only if the
 * tenant's own systems stored it. Mails received from an address of the tenant are 'unverified'.
 */
export function classifySender(
  { from, origin }: Pick<typeof mails.$inferSelect, 'from' | 'origin'>,
  tenant: Tenant,
): 'tenant' | 'unverified' | 'other' {
  const { addresses, domains } = getTenantSenders(tenant)
  const senders = addressparser(from, { flatten: true }).map(({ address }) => address.toLowerCase())
  const isTenantAddress = (address: string) =>
    addresses.includes(address) || domains.includes(getDomain(address))
  if (senders.length === 0 || !senders.every(isTenantAddress)) return 'other'
  return origin === 'tenant' ? 'tenant' : 'unverified'
}
