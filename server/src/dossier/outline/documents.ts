import { dayAt } from '@portal/contract/clock'
import type { Tenant } from '@portal/contract/tenant'
import { officeOf } from '@portal/domain/office'
import { displayName } from '@portal/domain/upload/file-name'
import type { CustomerFile } from '../file.ts'
import type { Formats } from './formats.ts'
import type { Block, Section } from './outline.ts'
import { addressLine } from './people.ts'

/** List of documents. */
export function documentsSection({ documents }: CustomerFile, { words, shortDate }: Formats): Section {
  const { listed, older } = documents
  const table: Block = {
    kind: 'table',
    title: words('section_documents'),
    columns: [
      { label: words('column_document'), share: 78 },
      { label: words('column_date'), share: 22, figures: true },
    ],
    rows: listed.map(({ name, createdAt }) => [displayName(name), shortDate(dayAt(createdAt))]),
  }
  return {
    title: words('section_documents'),
    blocks: [
      listed.length > 0 ? table : { kind: 'text', text: words('nothing_known') },
      ...(older > 0 ? [{ kind: 'text' as const, text: words('documents_more', { count: older }) }] : []),
    ],
  }
}

/** Contact data of adviser and tenant. */
export function tenantSection(
  { customer }: CustomerFile,
  tenant: Tenant,
  { words, facts }: Formats,
): Section {
  const office = officeOf(tenant.offices, customer)
  const reach = (person: typeof customer.advisor) =>
    person && [person.full_name, person.phone, person.email].filter(Boolean).join(' · ')
  return {
    title: words('section_tenant'),
    blocks: [
      {
        kind: 'facts',
        title: tenant.full_name ?? tenant.name,
        facts: facts([
          ['adviser', reach(customer.advisor)],
          ['account_manager', tenant.show_account_manager === false ? null : reach(customer.account_manager)],
          [
            'office',
            office &&
              [office.name, addressLine({ ...office, formatted_number: null })].filter(Boolean).join(', '),
          ],
          ['fact_phone', office?.phone],
          ['fact_email', office?.email],
        ]),
      },
    ],
  }
}
