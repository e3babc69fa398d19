import type { MailOccasion } from '@portal/contract/desk/mail-texts'
import type { Locale } from '@portal/contract/language'
import { formatFullName } from '@portal/domain/full-name'
import { getTenantBrand } from '@portal/domain/theme/brand'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { getMailContact, type MailRecipient } from './mail-contact.ts'
import type { LinkOrCode, MailLetter } from './mail-layout.ts'
import { createMailText } from './mail-texts.ts'

/** Creates a mail in the tenant's theme and the customer's locale. */
export function createMailLetter(
  { tenant, mails }: Pick<KnownTenant, 'tenant' | 'mails'>,
  to: Pick<MailRecipient, 'language' | 'facts' | 'advisor' | 'officeId'>,
  occasion: MailOccasion,
  offer: LinkOrCode,
  { logo }: Pick<MailLetter, 'logo'>,
): MailLetter {
  const formal = tenant.pronoun !== 'JE'
  const name = (!formal && to.facts.first_name) || formatFullName(to.facts)
  const locale: Locale = formal ? `${to.language}_u` : to.language
  const contact = getMailContact(tenant, to)
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
    brand: getTenantBrand(tenant),
    logo,
    text: createMailText(locale, occasion, names, mails[occasion]?.[locale]),
    linkOrCode: offer,
    contact,
  }
}
