import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { LazyDonut } from '@portal/remote-kit/lazy-donut'
import { Card, Heading, Text } from '@portal/ui'
import type { DonutProps } from '@portal/ui/charts'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'

interface DonutChartCardProps extends Pick<DonutProps, 'title' | 'totalLabel' | 'slices'> {
  /** Hint below the chart. */
  children?: ReactNode
}

/** A total and its parts as a ring chart with a table. */
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
      <LazyDonut
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
