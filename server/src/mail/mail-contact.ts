import type { Tenant } from '@portal/contract/tenant'
import { findCustomerOffice } from '@portal/domain/tenant-office'
import type { customers } from '../database/tables/customer.ts'

export interface MailContact {
  adviser: string | null
  phone: string | null
  email: string | null
  /** Lines of the visiting address; empty if the tenant shows none (TENANT-16). */
  address: string[]
}

/**
 * Returns the contact details of the adviser, or else of the tenant, with phone and address of the customer's office
 * (CONTACT-07).
 */
export function getMailContact(
  tenant: Tenant,
  { advisor, officeId }: Pick<typeof customers.$inferSelect, 'advisor' | 'officeId'>,
): MailContact {
  const office = findCustomerOffice(tenant.offices ?? [], { office_id: officeId })
  const isVisited = tenant.show_visiting_address !== false
  const tenantMail = tenant.use_contact_email === false ? null : tenant.contact_email
  return {
    adviser: advisor?.full_name ?? null,
    phone: advisor?.phone ?? office?.phone ?? null,
    email: advisor?.email ?? office?.email ?? tenantMail,
    address: isVisited
      ? [
          [office?.street_name, office?.number].filter(Boolean).join(' '),
          [office?.postcode, office?.city].filter(Boolean).join(' '),
        ].filter((line) => line !== '')
      : [],
  }
}

export type MailRecipient = Pick<
  typeof customers.$inferSelect,
  'id' | 'email' | 'language' | 'facts' | 'advisor' | 'officeId'
>
