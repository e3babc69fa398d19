import type { Income } from '@portal/contract/income'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { describedRows } from '../shared/description.ts'
import { EntryEdit } from '../shared/EntryEdit.tsx'
import type { Person } from '../shared/household-items.ts'
import { ItemRow } from '../shared/ItemRow.tsx'
import { Rows } from '../shared/Rows.tsx'
import { useText } from '../texts.ts'
import { joinParts } from './join-parts.tsx'
import { typeOf } from './types.ts'

interface Props {
  income: Income
  of: Person<Income>['who']
}

/** An income with its amounts and a link to edit it. */
export function IncomeRow({ income, of }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const { employment, company } = income
  const since = formatShortDate(employment?.start_of_service ?? company?.start_date, language)
  const about = [
    text(`income_type_${typeOf(income)}`),
    employment?.function && (
      <span key="function" lang="nl">
        {employment.function}
      </span>
    ),
    employment?.hours_per_week && text('hours_per_week', { hours: employment.hours_per_week }),
    since && text('since', { date: since }),
  ]
  const rows = describedRows(income.description, language, text('unknown'))
  return (
    <ItemRow
      title={income.title}
      lang="nl"
      about={joinParts(about)}
      amount={formatEuro(income.total, language)}
      unit={text('per_year')}
      edit={<EntryEdit kind="income" of={of} entry={income} />}
    >
      {rows.length > 0 && <Rows rows={rows} />}
    </ItemRow>
  )
}
