import type { Wording } from '@portal/contract/language'
import { fullNameOf } from '@portal/domain/name'
import { brandOf } from '@portal/domain/theme/brand'
import type { KnownTenant } from '../tenants/find.ts'
import { contactOf } from './contact.ts'
import type { Letter, Offer } from './layout.ts'
import type { Receiver } from './receiver.ts'
import { mailText, type Occasion } from './texts.ts'

/** A mail to a customer with the tenant's texts, name and colours, in the customer's wording. */
export function letterTo(
  { tenant, mails }: Pick<KnownTenant, 'tenant' | 'mails'>,
  to: Pick<Receiver, 'language' | 'facts' | 'advisor' | 'officeId'>,
  occasion: Occasion,
  offer: Offer,
  { logo }: Pick<Letter, 'logo'>,
): Letter {
  const formal = tenant.pronoun !== 'JE'
  const name = (!formal && to.facts.first_name) || fullNameOf(to.facts)
  const wording: Wording = formal ? `${to.language}_u` : to.language
  const contact = contactOf(tenant, to)
  const names = {
    tenant: tenant.name,
    name,
    adviser: contact.adviser,
    ...('counts' in offer && offer.counts && { counts: offer.counts }),
    ...('person' in offer && offer.person && { person: offer.person }),
  }
  return {
    language: to.language,
    tenant: tenant.name,
    brand: brandOf(tenant),
    logo,
    text: mailText(wording, occasion, names, mails[occasion]?.[wording]),
    offer,
    contact,
  }
}
