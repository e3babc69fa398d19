import { Box, chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from './button/Button.tsx'
import { Legend } from './chart/Legend.tsx'
import { RingFigure } from './chart/RingFigure.tsx'
import { SliceTable } from './chart/SliceTable.tsx'
import { type Slice, shownSlices } from './chart/slices.ts'
import { useHighlight } from './chart/use-highlight.ts'
import { useUiText } from './ui-texts/ui-texts.ts'

interface Props {
  /** Accessible name and caption of the table. */
  title: string
  slices: readonly Slice[]
  /** Label above the total in the hole. */
  totalLabel: string
  format: (value: number) => string
  /** Width and height in pixels. */
  size?: number
}

/**
 * A donut chart. The hole shows the highlighted part or the total (CHART-01); a table is one click away. A single part
 * is shown as text.
 */
export function Donut({ title, slices, totalLabel, format, size = 240 }: Props) {
  const word = useUiText()
  const [asTable, setAsTable] = useState(false)
  const shown = shownSlices(slices, word('rest'))
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  const highlight = useHighlight(shown.length)
  const part = highlight.current === null ? undefined : shown[highlight.current]
  if (shown.length < 2)
    return (
      <Stack gap="1">
        <chakra.span textStyle="meta" color="ink2">
          {totalLabel}
        </chakra.span>
        <chakra.span textStyle="title" fontWeight={600} fontVariantNumeric="tabular-nums">
          {format(total)}
        </chakra.span>
        <Legend slices={shown} current={null} format={format} />
      </Stack>
    )
  return (
    <Stack gap="4">
      {asTable ? (
        <SliceTable title={title} slices={slices} total={total} format={format} />
      ) : (
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="4px 24px">
          <RingFigure
            label={`${title}.`}
            slices={shown}
            highlight={highlight}
            boxSize={`${size}px`}
            flex="none"
            mx="auto"
          >
            <Box css={hole} aria-live="polite">
              <chakra.span textStyle="meta" color="ink2">
                {part?.label ?? totalLabel}
              </chakra.span>
              <chakra.span textStyle="question" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                {format(part?.value ?? total)}
              </chakra.span>
            </Box>
          </RingFigure>
          <Legend slices={shown} current={highlight.current} format={format} />
        </Box>
      )}
      <Button kind="quiet" small alignSelf="start" ml="-3" onClick={() => setAsTable(!asTable)}>
        {word(asTable ? 'as_chart' : 'as_table')}
      </Button>
    </Stack>
  )
}

const hole = {
  position: 'absolute',
  inset: '18%',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  overflow: 'hidden',
  pointerEvents: 'none',
}
