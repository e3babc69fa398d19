import { chakra, Flex } from '@portal/ui'
import { useText } from '../../../texts.ts'

const scheduleLegendEntryCss = { display: 'inline-flex', alignItems: 'center', gap: '2' }

export function ScheduleLegend({
  hasPremium,
  hasFixedRateEnds,
}: {
  hasPremium: boolean
  hasFixedRateEnds: boolean
}) {
  const text = useText()
  const renderSwatch = (bg: 'chart1' | 'chart2' | 'chart3') => (
    <chakra.span
      data-colored=""
      boxSize="12px"
      rounded="3px"
      bg={bg}
      boxShadow="inset 0 0 0 1px color-mix(in srgb,var(--ink) 22%,transparent)"
      printColorAdjust="exact"
    />
  )
  return (
    <Flex gap="4px 16px" wrap="wrap" textStyle="meta" color="ink2">
      <chakra.span css={scheduleLegendEntryCss}>
        {renderSwatch('chart3')}
        {text('schedule_legend_interest')}
      </chakra.span>
      <chakra.span css={scheduleLegendEntryCss}>
        {renderSwatch('chart1')}
        {text('schedule_legend_repayment')}
      </chakra.span>
      {hasPremium && (
        <chakra.span css={scheduleLegendEntryCss}>
          {renderSwatch('chart2')}
          {text('schedule_legend_premium')}
        </chakra.span>
      )}
      {hasFixedRateEnds && (
        <chakra.span css={scheduleLegendEntryCss}>
          <chakra.span h="18px" borderInlineStartWidth="2px" borderStyle="dotted" borderColor="ink" />
          {text('parts_fixed_end')}
        </chakra.span>
      )}
    </Flex>
  )
}
