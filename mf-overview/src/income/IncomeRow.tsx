import type { Income } from '@portal/contract/income'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { DefinitionRows } from '@portal/remote-kit/definition-rows'
import { ItemRow } from '@portal/remote-kit/item-row'
import { Children, Fragment, type ReactNode } from 'react'
import { toDescriptionRows } from '../shared/description-rows.ts'
import { EditItemLink } from '../shared/EditItemLink.tsx'
import type { HouseholdPerson } from '../shared/use-household-items.ts'
import { useText } from '../texts.ts'
import { getIncomeType } from './income-types.ts'

/** Joins the parts with ' · ' between them; skips absent parts. */
const joinWithDots = (parts: readonly ReactNode[]): ReactNode =>
  Children.toArray(parts.filter(Boolean)).map((part, place) => (
    <Fragment key={`${place}`}>
      {place > 0 && ' · '}
      {part}
    </Fragment>
  ))

interface IncomeRowProps {
  income: Income
  owner: HouseholdPerson<Income>['who']
}

export function IncomeRow({ income, owner }: IncomeRowProps) {
  const text = useText()
  const { language } = useLanguage()
  const { employment, company } = income
  const since = formatShortDate(employment?.start_of_service ?? company?.start_date, language)
  const about = [
    text(`income_type_${getIncomeType(income)}`),
    employment?.function && (
      <span key="function" lang="nl">
        {employment.function}
      </span>
    ),
    employment?.hours_per_week && text('hours_per_week', { hours: employment.hours_per_week }),
    since && text('since', { date: since }),
  ]
  const rows = toDescriptionRows(income.description, language, text('unknown'))
  return (
    <ItemRow
      title={income.title}
      lang="nl"
      about={joinWithDots(about)}
      amount={formatEuro(income.total, language)}
      unit={text('per_year')}
      edit={<EditItemLink kind="income" owner={owner} item={income} />}
    >
      {rows.length > 0 && <DefinitionRows rows={rows} />}
    </ItemRow>
  )
}
