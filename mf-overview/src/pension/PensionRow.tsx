import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import type { Retirement } from '@portal/contract/retirement'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import { pensionStart } from '@portal/domain/pension'
import { useLanguage, useRead } from '@portal/remote-kit'
import { describedRows } from '../shared/description.ts'
import { EntryEdit } from '../shared/EntryEdit.tsx'
import type { Person } from '../shared/household-items.ts'
import { ItemRow } from '../shared/ItemRow.tsx'
import { Rows } from '../shared/Rows.tsx'
import { useText } from '../texts.ts'
import { EmployerPension } from './EmployerPension.tsx'

interface Props {
  pension: Retirement
  of: Person<Retirement>['who']
}

/** A pension: from an employer with an attainable amount, or described by income lines (PENSION-06). */
export function PensionRow(props: Props) {
  return props.pension.type === 'EmployerPension' ? (
    <EmployerPension {...props} />
  ) : (
    <OtherPension {...props} />
  )
}

function OtherPension({ pension, of }: Props) {
  const customer = useRead(getCustomer).data?.data
  const partner = useRead(getFamily).data?.data.partner
  const text = useText()
  const { language } = useLanguage()
  const from = formatShortDate(pensionStart(pension, of === 'customer' ? customer : partner), language)
  const until = formatShortDate(pension.end_date, language)
  const about = [
    pension.agency,
    from && (until ? text('from_until', { from, until }) : text('from', { date: from })),
  ]
  const rows = describedRows(pension.income, language, text('unknown'))
  if (pension.number) rows.push({ key: 'number', label: text('policy_number'), value: pension.number })
  return (
    <ItemRow
      title={pension.title}
      lang="nl"
      about={about.filter(Boolean).join(' · ')}
      amount={formatEuro(pension.total, language)}
      unit={text('per_year')}
      edit={<EntryEdit kind="pension" of={of} entry={pension} />}
    >
      {rows.length > 0 && <Rows rows={rows} />}
    </ItemRow>
  )
}
