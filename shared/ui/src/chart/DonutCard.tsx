import type { ReactNode } from 'react'
import { Card } from '../card/Card.tsx'
import { CardFoot } from '../card/CardFoot.tsx'
import { Box, chakra } from '../system/styled.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { type ChartSlice, selectColoredSlices } from './chart-slices.ts'
import { RingFigure } from './RingFigure.tsx'
import { useSliceHighlight } from './use-slice-highlight.ts'

interface DonutCardProps {
  title: string
  /** Unit of the total, such as 'bruto per jaar'. */
  unit: string
  /** Explanation of the total, of one line. */
  explanation?: ReactNode
  slices: readonly ChartSlice[]
  format: (value: number) => string
  /** Illustration in the hole of the ring. */
  illustration: ReactNode
  /** Maximum number of legend lines. The last line can be the sum of the smallest slices. */
  maxLines?: number
  /** Row with a link at the bottom. */
  link?: { label: string; href: string }
}

const donutCardCss = {
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  p: { base: '4', md: '5' },
}
/**
 * Card widths from which the ring is beside the figure, from which it is larger, and from which figure, legend and ring
 * are in one row.
 */
const ringBesideFigureQuery = '@container (min-width: 264px)'
const largeRingQuery = '@container (min-width: 480px)'
const oneRowQuery = '@container (min-width: 600px)'
const cardBodyCss = {
  flex: '1',
  display: 'grid',
  columnGap: '4',
  rowGap: '3',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
}
/** Maximum number of legend lines beside the ring of a narrow card. A longer legend is below the ring. */
const maxLegendLinesBesideRing = 4
const getBodyWithRingCss = (isLegendBelow: boolean) => ({
  [ringBesideFigureQuery]: {
    gridTemplateColumns: 'minmax(0,1fr) 120px',
    gridTemplateRows: 'auto 1fr',
    rowGap: '2',
  },
  [largeRingQuery]: { gridTemplateColumns: 'minmax(0,1fr) 184px', columnGap: '8' },
  [oneRowQuery]: {
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,6fr) 140px',
    gridTemplateRows: 'auto',
    columnGap: '6',
    alignItems: 'center',
  },
  '& > :nth-of-type(2)': {
    [ringBesideFigureQuery]: { gridColumn: '2', gridRow: isLegendBelow ? '1' : '1/3' },
    [largeRingQuery]: { gridRow: '1/3' },
    [oneRowQuery]: { gridColumn: '3', gridRow: '1' },
  },
  '& > :nth-of-type(3)': {
    [ringBesideFigureQuery]: { gridColumn: isLegendBelow ? '1/-1' : '1' },
    [largeRingQuery]: { gridColumn: '1' },
    [oneRowQuery]: { gridColumn: '2', gridRow: '1' },
  },
})
const totalAmountCss = {
  textStyle: 'title',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}
/**
 * Styles of the label below the amount. Its height is constant, so that nothing moves when a part is highlighted. CSS
 * adds the unit from an attribute, so that screen readers do not read the unit together with the name of a part.
 */
const amountLabelCss = {
  color: 'ink2',
  display: 'grid',
  '&[data-unit]::before': { content: 'attr(data-unit)', gridArea: '1/1', visibility: 'hidden' },
  '&[data-unit] > span': {
    gridArea: '1/1',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}
const ringCss = {
  width: '132px',
  aspectRatio: '1',
  mx: 'auto',
  alignSelf: 'start',
  [ringBesideFigureQuery]: { width: '100%' },
  [largeRingQuery]: { alignSelf: 'center' },
}
const ringHoleCss = {
  position: 'absolute',
  inset: '26%',
  pointerEvents: 'none',
  '& > svg': { width: '100%', height: '100%' },
}

/**
 * A card with a total and a ring of its parts. Name and value of the highlighted part replace the total (CHART-01). The
 * legend contains all values as text, so the ring needs no table. If there is only one part, the ring is not shown.
 */
export function DonutCard({
  title,
  unit,
  explanation,
  slices,
  format,
  illustration,
  maxLines,
  link,
}: DonutCardProps) {
  const uiText = useUiText()
  const shown = selectColoredSlices(slices, uiText('rest'), maxLines)
  /** A ring cannot show negative values, but the total includes them. */
  const below = slices.filter(({ value }) => value < 0)
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  const highlight = useSliceHighlight(shown.length)
  const part = highlight.current === null ? undefined : shown[highlight.current]
  return (
    <Card as="article" css={donutCardCss}>
      <Heading level={2} textStyle="subsection">
        {title}
      </Heading>
      <Box
        css={[
          cardBodyCss,
          shown.length > 1 ? getBodyWithRingCss(shown.length > maxLegendLinesBesideRing) : {},
        ]}
      >
        <Box minW="0">
          <Box role="status">
            <chakra.p css={totalAmountCss}>{format(part?.value ?? total)}</chakra.p>
            <chakra.p css={amountLabelCss} data-unit={part && unit}>
              <span lang={part?.lang}>{part?.label ?? unit}</span>
            </chakra.p>
          </Box>
          {explanation && (
            <Text textStyle="meta" color="ink2">
              {explanation}
            </Text>
          )}
        </Box>
        {shown.length > 1 && (
          <RingFigure label={`${title}.`} slices={shown} highlight={highlight} css={ringCss}>
            <Box css={ringHoleCss}>{illustration}</Box>
          </RingFigure>
        )}
        <Box minW="0">
          <ChartLegend slices={shown} current={highlight.current} format={format} />
          {below.map(({ id, label, value }) => (
            <Text key={id} textStyle="meta" color="ink2">
              {label} {format(value)}
            </Text>
          ))}
        </Box>
      </Box>
      {link && <CardFoot href={link.href}>{link.label}</CardFoot>}
    </Card>
  )
}
