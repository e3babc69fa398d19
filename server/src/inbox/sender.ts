import type { Tenant } from '@portal/contract/tenant'
import addressparser from 'nodemailer/lib/addressparser'
import type { mails } from '../database/tables/mail.ts'

/** Domains of public mail providers, which identify nobody. */
const everybodys = new Set(
  [
    ['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.nl', 'live.com', 'live.nl'],
    ['icloud.com', 'me.com', 'yahoo.com', 'yahoo.nl', 'proton.me', 'protonmail.com', 'gmx.net', 'gmx.de'],
    ['ziggo.nl', 'kpnmail.nl', 'planet.nl', 'hetnet.nl', 'xs4all.nl', 'home.nl', 'upcmail.nl', 'casema.nl'],
  ].flat(),
)

const domainOf = (address: string) => address.split('@').at(-1) ?? ''

/** The tenant's own addresses, and domains that are only its. */
function ownOf({ contact_email, support_email, offices, website }: Tenant) {
  const given = [contact_email, support_email, ...offices.map(({ email }) => email)]
  const addresses = given.flatMap((email) => email?.trim().toLowerCase() ?? [])
  const site = website && URL.parse(website.includes('://') ? website : `https://${website}`)
  const domains = [...addresses.map(domainOf), ...(site ? [site.hostname.replace(/^www\./, '')] : [])]
  return { addresses, domains: domains.filter((domain) => !everybodys.has(domain)) }
}

/**
 * Origin of a mail. Names and addresses prove little: 'tenant' only if the tenant's own systems stored it; mails received
 * from an address of the tenant are 'unverified'.
 */
export function senderOf(
  { from, origin }: Pick<typeof mails.$inferSelect, 'from' | 'origin'>,
  tenant: Tenant,
): 'tenant' | 'unverified' | 'other' {
  const { addresses, domains } = ownOf(tenant)
  const senders = addressparser(from, { flatten: true }).map(({ address }) => address.toLowerCase())
  const isOwn = (address: string) => addresses.includes(address) || domains.includes(domainOf(address))
  if (senders.length === 0 || !senders.every(isOwn)) return 'other'
  return origin === 'tenant' ? 'tenant' : 'unverified'
}
