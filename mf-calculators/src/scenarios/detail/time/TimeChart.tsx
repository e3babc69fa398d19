import type { ScenarioStep, ScenarioYear } from '@portal/contract/scenario'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Box, Flex, Text } from '@portal/ui'
import { type Bar, Bars } from '@portal/ui/bars'
import { useText } from '../../../texts.ts'
import { barsOf } from './bars.ts'

interface Props {
  before: ScenarioYear
  years: readonly ScenarioYear[]
  steps: readonly ScenarioStep[]
}

const colors = ['chart1', 'chart4', 'chart3'] as const
const series = ['costs', 'costs_short', 'left'] as const

/** Chart of yearly income and the mortgage's share of it, marking years in which it exceeds the norms (CHART-03). */
export function TimeChart({ before, years, steps }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const euro = (amount: number) => formatWholeEuro(amount, language)
  const all = [before, ...years]
  const bars = barsOf({ before, years, steps }, text('time_now'))
  const firstShort = years.find(({ months_short }) => months_short > 0)
  const describe = ({ id, label }: Bar): string => {
    const year = all[Number(id)]
    if (!year) return ''
    const values = {
      year: label,
      income: euro(year.net_income),
      costs: euro(year.payments),
      possible: euro(year.maximum_payments),
    }
    return year.months_short > 0
      ? text('time_year_short', { ...values, count: year.months_short })
      : text('time_year', values)
  }
  return (
    <>
      <Flex wrap="wrap" gap="4px 16px" aria-hidden="true">
        {series.map((one, place) => (
          <Flex key={one} align="center" gap="2">
            <Box w="12px" h="12px" rounded="3px" bg={colors[place]} data-colored="" />
            <Text textStyle="meta">{text(`time_${one}`)}</Text>
          </Flex>
        ))}
      </Flex>
      <Bars
        title={text('time_title')}
        colors={colors}
        bars={bars}
        axis={euro}
        describe={describe}
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
