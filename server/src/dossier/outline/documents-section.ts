import type { Tenant } from '@portal/contract/tenant'
import { findCustomerOffice } from '@portal/domain/tenant-office'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { toTenantDay } from '@portal/time/clock'
import type { CustomerFile } from '../customer-file.ts'
import type { DossierFormatters } from './dossier-formatters.ts'
import type { OutlineSection } from './dossier-outline.ts'
import { formatAddressLine } from './people-section.ts'

export function createDocumentsSection(
  { documents: { listed, older } }: CustomerFile,
  { getText, shortDate, tableSection }: DossierFormatters,
): OutlineSection {
  const { title, blocks } = tableSection(
    'section_documents',
    [
      ['column_document', 78],
      ['column_date', 22, 'numeric'],
    ],
    listed.map(({ name, createdAt }) => [toDisplayFileName(name), shortDate(toTenantDay(createdAt))]),
  )
  const more = { kind: 'text', text: getText('documents_more', { count: older }) } as const
  return { title, blocks: older > 0 ? [...blocks, more] : blocks }
}

export function createTenantSection(
  { customer }: CustomerFile,
  tenant: Tenant,
  { getText, facts }: DossierFormatters,
): OutlineSection {
  const office = findCustomerOffice(tenant.offices, customer)
  const formatContact = (person: typeof customer.advisor) =>
    person && [person.full_name, person.phone, person.email].filter(Boolean).join(' · ')
  return {
    title: getText('section_tenant'),
    blocks: [
      {
        kind: 'facts',
        title: tenant.full_name ?? tenant.name,
        facts: facts([
          ['adviser', formatContact(customer.advisor)],
          [
            'account_manager',
            tenant.show_account_manager === false ? null : formatContact(customer.account_manager),
          ],
          [
            'office',
            office &&
              [office.name, formatAddressLine({ ...office, formatted_number: null })]
                .filter(Boolean)
                .join(', '),
          ],
          ['fact_phone', office?.phone],
          ['fact_email', office?.email],
        ]),
      },
    ],
  }
}
