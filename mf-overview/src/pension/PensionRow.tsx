import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import type { Retirement } from '@portal/contract/retirement'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { getPensionStart } from '@portal/domain/pension'
import { useLanguage, useRead } from '@portal/remote-kit'
import { DefinitionRows } from '@portal/remote-kit/definition-rows'
import { ItemRow } from '@portal/remote-kit/item-row'
import { toDescriptionRows } from '../shared/description-rows.ts'
import { EditItemLink } from '../shared/EditItemLink.tsx'
import type { HouseholdPerson } from '../shared/use-household-items.ts'
import { useText } from '../texts.ts'
import { EmployerPensionRow } from './EmployerPensionRow.tsx'

interface PensionRowProps {
  pension: Retirement
  owner: HouseholdPerson<Retirement>['who']
}

/**
 * A row for a pension: an employer pension with its attainable amount, or another pension with its income lines
 * (PENSION-06).
 */
export function PensionRow(props: PensionRowProps) {
  return props.pension.type === 'EmployerPension' ? (
    <EmployerPensionRow {...props} />
  ) : (
    <OtherPensionRow {...props} />
  )
}

function OtherPensionRow({ pension, owner }: PensionRowProps) {
  const customer = useRead(getCustomer).data?.data
  const partner = useRead(getFamily).data?.data.partner
  const text = useText()
  const { language } = useLanguage()
  const from = formatShortDate(getPensionStart(pension, owner === 'customer' ? customer : partner), language)
  const until = formatShortDate(pension.end_date, language)
  const about = [
    pension.agency,
    from && (until ? text('from_until', { from, until }) : text('from', { date: from })),
  ]
  const rows = toDescriptionRows(pension.income, language, text('unknown'))
  if (pension.number) rows.push({ key: 'number', label: text('policy_number'), value: pension.number })
  return (
    <ItemRow
      title={pension.title}
      lang="nl"
      about={about.filter(Boolean).join(' · ')}
      amount={formatEuro(pension.total, language)}
      unit={text('per_year')}
      edit={<EditItemLink kind="pension" owner={owner} item={pension} />}
    >
      {rows.length > 0 && <DefinitionRows rows={rows} />}
    </ItemRow>
  )
}
