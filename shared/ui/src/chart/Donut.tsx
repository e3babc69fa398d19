import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Box, chakra, Stack } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { type ChartSlice, selectColoredSlices } from './chart-slices.ts'
import { RingFigure } from './RingFigure.tsx'
import { SliceTable } from './SliceTable.tsx'
import { useSliceHighlight } from './use-slice-highlight.ts'

export interface DonutProps {
  /** Subject of the chart. It is also the caption of its table. */
  title: string
  slices: readonly ChartSlice[]
  /** Label above the total, in the hole of the ring. */
  totalLabel: string
  format: (value: number) => string
  /** Width and height in pixels. */
  size?: number
  /** Maximum number of parts. The last part can be the sum of the smallest ones. */
  maxParts?: number
  /** Renders a smaller ring without a table, for a ring beside a legend with all values. */
  withoutTable?: boolean
}

/**
 * A ring chart. Its centre names the highlighted part, or else the total (CHART-01). A click expands a table. If there
 * is only one part, it is shown as text.
 */
export function Donut({
  title,
  slices,
  totalLabel,
  format,
  size = 240,
  maxParts,
  withoutTable = false,
}: DonutProps) {
  const uiText = useUiText()
  const [asTable, setAsTable] = useState(false)
  const shown = selectColoredSlices(slices, uiText('rest'), maxParts)
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  const highlight = useSliceHighlight(shown.length)
  const part = highlight.current === null ? undefined : shown[highlight.current]
  const value = format(part?.value ?? total)
  if (shown.length < 2)
    return (
      <Stack gap="1">
        <chakra.span textStyle="meta" color="ink2">
          {totalLabel}
        </chakra.span>
        <chakra.span textStyle="title" fontWeight={600} fontVariantNumeric="tabular-nums">
          {format(total)}
        </chakra.span>
        <Box display="flex">
          <ChartLegend slices={shown} current={null} format={format} />
        </Box>
      </Stack>
    )
  return (
    <Stack gap="4">
      {asTable ? (
        <SliceTable title={title} slices={slices} total={total} format={format} />
      ) : (
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="4px 16px">
          <RingFigure
            label={`${title}.`}
            slices={shown}
            highlight={highlight}
            w={withoutTable ? `min(${size}px, 44%)` : `${size}px`}
            aspectRatio="1"
            flex="none"
            mx="auto"
          >
            <Box css={holeCss} aria-live="polite">
              <chakra.span css={[holeLabelCss, withoutTable ? smallLabelCss : {}]}>
                {part?.label ?? totalLabel}
              </chakra.span>
              <chakra.span css={[amountCss, withoutTable ? getSmallAmountCss(value) : largeAmountCss]}>
                {value}
              </chakra.span>
            </Box>
          </RingFigure>
          <ChartLegend slices={shown} current={highlight.current} format={format} />
        </Box>
      )}
      {!withoutTable && (
        <Button kind="quiet" small alignSelf="start" ml="-3" onClick={() => setAsTable(!asTable)}>
          {uiText(asTable ? 'as_chart' : 'as_table')}
        </Button>
      )}
    </Stack>
  )
}

const holeLabelCss = {
  textStyle: 'meta',
  color: 'ink2',
  maxW: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
}
const smallLabelCss = { textStyle: 'mark' }
const amountCss = { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }
const largeAmountCss = { textStyle: 'subsection' }
/** Font size of the amount in a small ring: as large as the hole allows, and smaller from a million. */
const getSmallAmountCss = (value: string) => ({
  fontSize: value.length > 9 ? 'clamp(.75rem, 14cqi, .8125rem)' : 'clamp(.75rem, 16cqi, 1rem)',
  lineHeight: '1.25rem',
})
const holeCss = {
  containerType: 'inline-size',
  position: 'absolute',
  inset: '16%',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  overflow: 'hidden',
  pointerEvents: 'none',
}
