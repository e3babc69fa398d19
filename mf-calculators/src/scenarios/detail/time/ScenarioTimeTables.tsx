import type { ScenarioStep, ScenarioYear } from '@portal/contract/scenario'
import { formatMonth, parseDay } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Button, chakra } from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../texts.ts'
import { useFormatScenarioChanges } from '../../use-scenario-texts.ts'

const timeTableCss = {
  w: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'end',
    verticalAlign: 'top',
    py: '2',
    pl: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
  '& th:first-of-type': { textAlign: 'start', pl: '0', fontWeight: 500 },
  '& thead th': { borderTopWidth: '0', textStyle: 'meta', fontWeight: 600, color: 'ink2' },
  '& [data-short]': { color: 'bad', fontWeight: 600 },
  /** Description of a change, below its row at full table width. */
  '& td[colspan]': {
    textAlign: 'start',
    borderTopWidth: '0',
    p: '0 0 8px',
    textStyle: 'meta',
    color: 'ink2',
  },
}

/** A table of income, mortgage cost and possible cost; `first` is the heading of the first column. */
function TimeTable({ label, first, children }: { label: string; first: string; children: ReactNode }) {
  const text = useText()
  return (
    <chakra.table css={timeTableCss} aria-label={label}>
      <thead>
        <tr>
          {[first, text('time_income'), text('time_costs'), text('time_possible')].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </chakra.table>
  )
}

/** Income and mortgage cost after each change, with a description of the change. */
export function ScenarioStepTable({ steps }: { steps: readonly ScenarioStep[] }) {
  const text = useText()
  const { language } = useLanguage()
  const formatChange = useFormatScenarioChanges()
  const formatAmount = (amount: number) => formatWholeEuro(amount, language)
  return (
    <TimeTable label={text('time_by_step')} first={text('time_from')}>
      {steps.map(({ month, date, changes, net_monthly_income, monthly_payments, maximum_payments, fits }) => {
        const day = parseDay(date)
        return (
          <tbody key={month}>
            <tr>
              <chakra.th scope="row" whiteSpace="nowrap">
                {day ? formatMonth(day, language) : date}
              </chakra.th>
              <td>{formatAmount(net_monthly_income)}</td>
              <td data-short={!fits || undefined}>{formatAmount(monthly_payments)}</td>
              <td>{formatAmount(maximum_payments)}</td>
            </tr>
            <tr>
              <td colSpan={4}>{formatChange(changes)}</td>
            </tr>
          </tbody>
        )
      })}
    </TimeTable>
  )
}

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
      <TimeTable label={text('time_by_year')} first={text('time_year_column')}>
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
      </TimeTable>
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
