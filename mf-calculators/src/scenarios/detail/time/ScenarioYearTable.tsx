import type { ScenarioYear } from '@portal/contract/scenario'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Button, chakra } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../../../texts.ts'
import { timeTableCss } from './time-table-styles.ts'

interface ScenarioYearTableProps {
  before: ScenarioYear
  years: readonly ScenarioYear[]
}

const maxInitialYears = 8

/** Yearly income and mortgage cost: the figures of the chart. */
export function ScenarioYearTable({ before, years }: ScenarioYearTableProps) {
  const text = useText()
  const { language } = useLanguage()
  const [all, setAll] = useState(false)
  const formatAmount = (amount: number) => formatWholeEuro(amount, language)
  const rows = [
    { ...before, label: text('time_now') },
    ...years.map((year) => ({ ...year, label: year.from.slice(0, 4) })),
  ]
  const folds = rows.length > maxInitialYears + 1
  return (
    <>
      <chakra.table css={timeTableCss} aria-label={text('time_by_year')}>
        <thead>
          <tr>
            <th scope="col">{text('time_year_column')}</th>
            <th scope="col">{text('time_income')}</th>
            <th scope="col">{text('time_costs')}</th>
            <th scope="col">{text('time_possible')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, net_income, payments, maximum_payments, months_short }, place) => (
            <chakra.tr
              key={`${place} ${label}`}
              display={folds && !all && place >= maxInitialYears ? 'none' : 'table-row'}
              _print={{ display: 'table-row' }}
            >
              <th scope="row">
                {label}
                {months_short > 0 && (
                  <chakra.span display="block" textStyle="meta" color="bad">
                    {text('time_months_short', { count: months_short })}
                  </chakra.span>
                )}
              </th>
              <td>{formatAmount(net_income)}</td>
              <td data-short={months_short > 0 || undefined}>{formatAmount(payments)}</td>
              <td>{formatAmount(maximum_payments)}</td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
      {folds && (
        <Button
          kind="quiet"
          small
          ml="-3"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          _print={{ display: 'none' }}
        >
          {all ? text('time_fewer') : text('time_all', { year: rows.at(-1)?.label ?? '' })}
        </Button>
      )}
    </>
  )
}
