import type { DeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import { useText } from '../../../texts.ts'
import { type Fact, FactsCard } from './FactsCard.tsx'
import { useFactFormatters } from './use-fact-formatters.ts'

export function FamilyCards({ file: { customer, family } }: { file: DeskCustomerFile }) {
  const text = useText()
  const { day } = useFactFormatters()
  const { partner, children } = family
  const personal = ({
    marital_status: status,
    ...person
  }: typeof customer | NonNullable<typeof partner>): Fact[] => [
    [text('initials'), person.initials],
    [text('born'), day(person.date_of_birth)],
    [text('marital_status'), status?.description],
    [text('phone'), person.mobile ?? person.phone],
    [text('email'), person.email_address],
    [text('retirement_date'), day(person.retirement_date)],
  ]
  return (
    <>
      <FactsCard title={customer.full_name || customer.username} facts={personal(customer)} />
      {partner && (
        <FactsCard title={text('partner_named', { name: partner.full_name })} facts={personal(partner)} />
      )}
      {children.length > 0 && (
        <FactsCard
          title={text('children')}
          facts={children.map((child) => [child.full_name, day(child.date_of_birth) ?? text('unknown')])}
        />
      )}
    </>
  )
}
