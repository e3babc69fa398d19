import { addSoftHyphens } from '@portal/domain/format/hyphenation'
import { chakra } from '../system/styled.tsx'
import type { ColoredSlice } from './chart-slices.ts'

interface ChartLegendProps {
  slices: readonly ColoredSlice[]
  current: number | null
  format: (value: number) => string
}

/** The value moves below the label if there is no space for the longest word of the label. */
const legendRowCss = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2.5',
  alignItems: 'center',
  textStyle: 'meta',
  lineHeight: '1.25rem',
  py: '0.5',
  px: '1.5',
  mx: '-1.5',
  rounded: '4px',
}

/** Legend of a chart, with colour, label and value of each slice. */
export function ChartLegend({ slices, current, format }: ChartLegendProps) {
  return (
    <chakra.ul flex="1 1 150px" minW="0">
      {slices.map(({ id, label, lang, value, color }, index) => (
        <chakra.li
          key={id}
          css={legendRowCss}
          bg={index === current ? 'tint2' : 'transparent'}
          outline={index === current ? '1px solid transparent' : undefined}
        >
          <chakra.span
            boxSize="12px"
            rounded="3px"
            flex="none"
            bg={color}
            boxShadow="inset 0 0 0 1px color-mix(in srgb,var(--ink) 22%,transparent)"
            printColorAdjust="exact"
            data-colored=""
          />
          <chakra.span flex="1 1 0" maxW="calc(100% - 22px)" hyphens="auto" lang={lang}>
            {addSoftHyphens(label)}
          </chakra.span>
          <chakra.span ml="auto" fontWeight={500} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {format(value)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
