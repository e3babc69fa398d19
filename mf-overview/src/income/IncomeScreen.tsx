import { QueryView } from '@portal/remote-kit'
import { AddDataLink } from '@portal/remote-kit/add-data-link'
import { ChartBesideLists } from '@portal/remote-kit/chart-beside-lists'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Page, Stack } from '@portal/ui'
import { DonutChartCard } from '../shared/DonutChartCard.tsx'
import { figuresScreenSkeleton } from '../shared/figures-skeleton.ts'
import { PersonCard } from '../shared/PersonCard.tsx'
import { useHouseholdIncomes } from '../shared/use-household-incomes.ts'
import { useIsRetired } from '../shared/use-is-retired.ts'
import { YearlyTotal } from '../shared/YearlyTotal.tsx'
import { useText } from '../texts.ts'
import { IncomeRow } from './IncomeRow.tsx'
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
