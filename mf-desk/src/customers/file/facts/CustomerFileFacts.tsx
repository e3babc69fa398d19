import { damageTypes } from '@portal/contract/damage'
import type { DeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import { isShownPolicy } from '@portal/domain/policy'
import { DutchText } from '@portal/remote-kit/dutch'
import { chakra } from '@portal/ui'
import { cardColumnsCss } from '../../../shared/desk-styles.ts'
import { useText } from '../../../texts.ts'
import { GrantsCard } from '../grants/GrantsCard.tsx'
import { type Fact, FactsCard } from './FactsCard.tsx'
import { HomeCard } from './HomeCard.tsx'
import { MortgageCards } from './MortgageCards.tsx'
import { useFactFormatters } from './use-fact-formatters.ts'

/** Cards with the insurance policies in force and with the reported damages. */
function PolicyCards({ policies, damages }: Pick<DeskCustomerFile, 'policies' | 'damages'>) {
  const text = useText()
  const { euro, day } = useFactFormatters()
  const formatPolicyType = (type: string | null) => {
    const known = damageTypes.find((one) => one === type)
    return known ? text(`damage_type_${known}`) : type
  }
  const shown = policies.filter(isShownPolicy)
  return (
    <>
      {shown.length > 0 && (
        <FactsCard
          title={text('policies')}
          facts={shown.map((policy) => [
            [policy.name, policy.agency].filter(Boolean).join(', '),
            policy.monthly_term_amount === null
              ? text('in_force')
              : text('a_month', { amount: euro(policy.monthly_term_amount) ?? '' }),
          ])}
        />
      )}
      {damages.length > 0 && (
        <FactsCard
          title={text('damages')}
          facts={damages.map((damage) => [
            [formatPolicyType(damage.type), day(damage.date)].filter(Boolean).join(', '),
            damage.status ?? text(damage.settled ? 'damage_settled' : 'damage_open'),
          ])}
        />
      )}
    </>
  )
}

/** Incomes and future pensions of customer and partner; gross amounts a year. */
function IncomeCards({ file: { incomes, pensions } }: { file: DeskCustomerFile }) {
  const text = useText()
  const { euro } = useFactFormatters()
  const cards = [
    ['incomes', incomes.customer],
    ['incomes_partner', incomes.partner],
    ['pensions', pensions.customer],
    ['pensions_partner', pensions.partner],
  ] as const
  return cards.map(
    ([title, entries]) =>
      entries.length > 0 && (
        <FactsCard
          key={title}
          title={text(title)}
          facts={entries.map((entry) => [
            <DutchText key="title">{entry.title}</DutchText>,
            euro(entry.total),
          ])}
        />
      ),
  )
}

function FamilyCards({ file: { customer, family } }: { file: DeskCustomerFile }) {
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

function AssetAndDebtCards({ file: { obligations, possessions } }: { file: DeskCustomerFile }) {
  const text = useText()
  const { euro } = useFactFormatters()
  return (
    <>
      {obligations.length > 0 && (
        <FactsCard
          title={text('obligations')}
          facts={obligations.map((one) => [
            [one.type_description ?? one.type, one.agency].filter(Boolean).join(', '),
            euro(one.monthly_amount ?? one.current_balance ?? one.credit_limit) ?? text('unknown'),
          ])}
        />
      )}
      {possessions.length > 0 && (
        <FactsCard
          title={text('possessions')}
          facts={possessions.map((one) => [
            [one.bank, one.account_number].filter(Boolean).join(', '),
            euro(one.current_balance) ?? text('unknown'),
          ])}
        />
      )}
    </>
  )
}

/** Shows all data in the customer's file that the customer also sees, read-only. */
export function CustomerFileFacts({ file }: { file: DeskCustomerFile }) {
  return (
    <>
      <MortgageCards mortgages={file.mortgages} />
      <chakra.div css={cardColumnsCss}>
        <FamilyCards file={file} />
        <GrantsCard id={file.customer.id} grants={file.grants} />
        <HomeCard living={file.living} />
        <IncomeCards file={file} />
        <AssetAndDebtCards file={file} />
        <PolicyCards policies={file.policies} damages={file.damages} />
      </chakra.div>
    </>
  )
}
