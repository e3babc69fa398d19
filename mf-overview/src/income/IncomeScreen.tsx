import type { Income } from '@portal/contract/income'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { QueryView, useLanguage } from '@portal/remote-kit'
import { AddDataLink } from '@portal/remote-kit/add-data-link'
import { ChartBesideLists } from '@portal/remote-kit/chart-beside-lists'
import { DefinitionRows } from '@portal/remote-kit/definition-rows'
import { ItemRow } from '@portal/remote-kit/item-row'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Page, Stack } from '@portal/ui'
import { Children, Fragment, type ReactNode } from 'react'
import { DonutChartCard } from '../shared/DonutChartCard.tsx'
import { toDescriptionRows } from '../shared/description-rows.ts'
import { EditItemLink } from '../shared/EditItemLink.tsx'
import { figuresScreenSkeleton } from '../shared/figures-skeleton.ts'
import { PersonCard } from '../shared/PersonCard.tsx'
import { type HouseholdPerson, useHouseholdIncomes } from '../shared/use-household-items.ts'
import { useIsRetired } from '../shared/use-is-retired.ts'
import { YearlyTotal } from '../shared/YearlyTotal.tsx'
import { useText } from '../texts.ts'
import { getIncomeType, sumByIncomeType } from './income-types.ts'

/** Yearly income of customer and partner, and by kind (INCOME). */
export default function IncomeScreen() {
  const text = useText()
  const household = useHouseholdIncomes()
  const retired = useIsRetired()
  return (
    <QueryView
      read={household}
      placeholder={<ScreenSkeleton of={figuresScreenSkeleton} />}
      empty={{
        title: text('income_empty'),
        children: text('income_empty_hint'),
        action: <AddDataLink category="income">{text('tell_us')}</AddDataLink>,
      }}
    >
      {({ people, total, isEmpty }) => {
        if (isEmpty) return null
        const together = people.filter((person) => person.total > 0).length > 1
        const types = sumByIncomeType(people.flatMap(({ items }) => items))
        return (
          <Page>
            {total !== null && (
              <YearlyTotal
                label={text(together ? 'income_total_both' : 'income_total')}
                total={total}
                monthly="income_monthly"
              />
            )}
            <ChartBesideLists>
              {total !== null && types.length > 0 && (
                <DonutChartCard
                  title={text('income_types')}
                  totalLabel={text('per_year')}
                  slices={types.map(({ type, total }) => ({
                    id: type,
                    label: text(`income_type_${type}`),
                    value: total,
                  }))}
                />
              )}
              <Stack gap={{ base: '4', md: '6' }} minW="0">
                {people.map((person) => (
                  <PersonCard
                    key={person.who}
                    person={person}
                    searchLabel={text('income_search')}
                    getSearchText={(income) =>
                      `${income.title} ${text(`income_type_${getIncomeType(income)}`)} ${income.employment?.function ?? ''}`
                    }
                    row={(income) => <IncomeRow income={income} owner={person.who} />}
                    fallback={{
                      title: text('income_fallback'),
                      about: text('income_fallback_about'),
                      item: 'gross_annual_income',
                    }}
                    empty={text('income_none')}
                    add={
                      retired && person.who === 'customer'
                        ? null
                        : { item: 'new-income', label: text('add_income') }
                    }
                  />
                ))}
              </Stack>
            </ChartBesideLists>
          </Page>
        )
      }}
    </QueryView>
  )
}

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

function IncomeRow({ income, owner }: IncomeRowProps) {
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
