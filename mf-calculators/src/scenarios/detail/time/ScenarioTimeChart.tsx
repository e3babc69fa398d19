import type { ScenarioStep, ScenarioYear } from '@portal/contract/scenario'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Box, Flex, Text } from '@portal/ui'
import { Bars, type ChartBar } from '@portal/ui/charts'
import { useText } from '../../../texts.ts'

/** Changes of the loan itself. They are in the table, but not marked in the chart. */
const loanChangeNames = new Set<string>(['fixed_end', 'part_end'])

interface ScenarioTimeChartProps {
  /** Income and mortgage cost of the current year, without the event of the scenario. */
  before: ScenarioYear
  years: readonly ScenarioYear[]
  steps: readonly ScenarioStep[]
}

/**
 * Creates a bar for today and for each year. A bar consists of the mortgage cost, marked if it exceeds the norms, and
 * the remaining income.
 */
export function createYearBars({ before, years, steps }: ScenarioTimeChartProps, now: string): ChartBar[] {
  const hasMarkedChange = (place: number) =>
    steps.some(
      ({ month, changes }) =>
        Math.floor(month / 12) === place - 1 && changes.some((change) => !loanChangeNames.has(change)),
    )
  return [before, ...years].map(({ from, net_income, payments, months_short }, place) => {
    const short = months_short > 0
    return {
      id: String(place),
      label: place === 0 ? now : from.slice(0, 4),
      values: [short ? 0 : payments, short ? payments : 0, Math.max(0, net_income - payments)],
      marked: place > 0 && hasMarkedChange(place),
    }
  })
}

const seriesColors = ['chart1', 'chart4', 'chart3'] as const
const seriesNames = ['costs', 'costs_short', 'left'] as const

/**
 * Chart of the yearly income and the part of it that the mortgage costs. Marks the years in which the mortgage cost
 * exceeds the norms (CHART-03).
 */
export function ScenarioTimeChart({ before, years, steps }: ScenarioTimeChartProps) {
  const text = useText()
  const { language } = useLanguage()
  const formatAmount = (amount: number) => formatWholeEuro(amount, language)
  const all = [before, ...years]
  const bars = createYearBars({ before, years, steps }, text('time_now'))
  const firstShort = years.find(({ months_short }) => months_short > 0)
  const describeYear = ({ id, label }: ChartBar): string => {
    const year = all[Number(id)]
    if (!year) return ''
    const values = {
      year: label,
      income: formatAmount(year.net_income),
      costs: formatAmount(year.payments),
      possible: formatAmount(year.maximum_payments),
    }
    return year.months_short > 0
      ? text('time_year_short', { ...values, count: year.months_short })
      : text('time_year', values)
  }
  return (
    <>
      <Flex wrap="wrap" gap="4px 16px" aria-hidden="true">
        {seriesNames.map((one, place) => (
          <Flex key={one} align="center" gap="2">
            <Box w="12px" h="12px" rounded="3px" bg={seriesColors[place]} data-colored="" />
            <Text textStyle="meta">{text(`time_${one}`)}</Text>
          </Flex>
        ))}
      </Flex>
      <Bars
        title={text('time_title')}
        colors={seriesColors}
        bars={bars}
        axis={formatAmount}
        describe={describeYear}
        note={
          firstShort && {
            bar: String(all.indexOf(firstShort)),
            text: text('time_first_short', { year: firstShort.from.slice(0, 4) }),
          }
        }
      />
    </>
  )
}
