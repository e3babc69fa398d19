import type { ReactNode } from 'react'
import { Card } from '../card/Card.tsx'
import { CardFoot } from '../card/CardFoot.tsx'
import { Box, chakra } from '../system/styled.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { Legend } from './ChartLegend.tsx'
import { type ChartSlice, selectColoredSlices } from './chart-slices.ts'
import { RingFigure } from './RingFigure.tsx'
import { useSliceHighlight } from './use-slice-highlight.ts'

interface DonutCardProps {
  title: string
  /** Unit of the total: 'bruto per jaar'. */
  unit: string
  /** One line that explains the total. */
  explanation?: ReactNode
  slices: readonly ChartSlice[]
  format: (value: number) => string
  /** Illustration in the hole of the ring. */
  illustration: ReactNode
  /** Maximum number of legend lines; the smallest slices share the last one. */
  maxLines?: number
  /** Link row at the bottom. */
  link?: { label: string; href: string }
}

const cardCss = {
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  p: { base: '4', md: '5' },
}
/** Width from which the ring fits next to figure and legend, is larger, and fits with both in one row. */
const besideRingQuery = '@container (min-width: 264px)'
const besideLarge = '@container (min-width: 480px)'
const oneRowQuery = '@container (min-width: 600px)'
const cardBodyCss = {
  flex: '1',
  display: 'grid',
  columnGap: '4',
  rowGap: '3',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
}
/** Number of legend lines that fit beside the ring of a narrow card; more are below the ring. */
const maxLinesBeside = 4
const bodyWithRingCss = (isLegendBelow: boolean) => ({
  [besideRingQuery]: {
    gridTemplateColumns: 'minmax(0,1fr) 120px',
    gridTemplateRows: 'auto 1fr',
    rowGap: '2',
  },
  [besideLarge]: { gridTemplateColumns: 'minmax(0,1fr) 184px', columnGap: '8' },
  [oneRowQuery]: {
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,6fr) 140px',
    gridTemplateRows: 'auto',
    columnGap: '6',
    alignItems: 'center',
  },
  '& > :nth-of-type(2)': {
    [besideRingQuery]: { gridColumn: '2', gridRow: isLegendBelow ? '1' : '1/3' },
    [besideLarge]: { gridRow: '1/3' },
    [oneRowQuery]: { gridColumn: '3', gridRow: '1' },
  },
  '& > :nth-of-type(3)': {
    [besideRingQuery]: { gridColumn: isLegendBelow ? '1/-1' : '1' },
    [besideLarge]: { gridColumn: '1' },
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
 * Constant height, so that nothing moves on highlight. The unit comes from a CSS attribute, so that screen readers do
 * not read it with a slice.
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
  [besideRingQuery]: { width: '100%' },
  [besideLarge]: { alignSelf: 'center' },
}
const ringHoleCss = {
  position: 'absolute',
  inset: '26%',
  pointerEvents: 'none',
  '& > svg': { width: '100%', height: '100%' },
}

/**
 * A card with a total and a ring of its parts. Name and value of the highlighted part replace the total (CHART-01). The
 * legend contains all values as text, so the ring needs no table. A single part is shown without a ring.
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
    <Card as="article" css={cardCss}>
      <Heading level={2} textStyle="subsection">
        {title}
      </Heading>
      <Box css={[cardBodyCss, shown.length > 1 ? bodyWithRingCss(shown.length > maxLinesBeside) : {}]}>
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
          <Legend slices={shown} current={highlight.current} format={format} />
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
