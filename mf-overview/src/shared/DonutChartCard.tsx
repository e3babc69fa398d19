import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { DefinitionRows } from '@portal/remote-kit/definition-rows'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Card, Flex, Heading, Skeleton, Stack, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'

interface DonutChartSlice {
  id: string
  label: string
  value: number
}
interface DonutChartCardProps {
  title: string
  totalLabel: string
  slices: readonly DonutChartSlice[]
  /** Hint below the chart. */
  children?: ReactNode
}

/** List with the chart's values, shown if the chart cannot load. */
function DonutChartValueRows({ slices }: { slices: readonly DonutChartSlice[] }) {
  const { language } = useLanguage()
  return (
    <DefinitionRows
      rows={slices.map(({ id, label, value }) => ({ key: id, label, value: formatEuro(value, language) }))}
    />
  )
}

const LazyDonutChart = lazyWithRetry(async () => ({ default: (await import('@portal/ui/charts')).Donut }), {
  placeholder: ({ slices }) => <DonutChartCardSkeleton parts={Math.min(6, slices.length)} />,
  fallback: ({ slices }) => <DonutChartValueRows slices={slices} />,
})

/** A total and its parts as a ring chart with a table. The chart's code loads after the figures. */
export function DonutChartCard({ title, totalLabel, slices, children }: DonutChartCardProps) {
  const { language } = useLanguage()
  const text = useText()
  const shown = slices.filter(({ value }) => value !== 0)
  const below = shown.filter(({ value }) => value < 0)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <Card display="grid" gap="4" gridTemplateColumns="minmax(0,1fr)">
      <Heading level={2} textStyle="subsection">
        {title}
      </Heading>
      <LazyDonutChart
        title={title}
        totalLabel={totalLabel}
        slices={shown}
        format={(amount) => formatEuro(amount, language)}
      />
      {below.length > 0 && (
        <Text textStyle="meta" color="ink2">
          {text('share_below_zero', {
            parts: list.format(below.map(({ label, value }) => `${label} ${formatEuro(value, language)}`)),
          })}
        </Text>
      )}
      {children}
    </Card>
  )
}

function DonutChartCardSkeleton({ parts }: { parts: number }) {
  return (
    <Stack gap="4">
      <Flex wrap="wrap" align="center" gap="4px 24px">
        <Skeleton w="240px" h="240px" rounded="full" />
        <Stack gap="0" flex="1 1 200px">
          {Array.from({ length: parts }, (_, part) => (
            <Skeleton key={part} h="16px" my="1" />
          ))}
        </Stack>
      </Flex>
      <Skeleton w="140px" h="44px" />
    </Stack>
  )
}
