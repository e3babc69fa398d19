import type { ReactNode } from 'react'
import { chakra } from '../system/styled.tsx'
import { AmountWithUnit } from '../text/AmountWithUnit.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Card } from './Card.tsx'
import { CardFoot } from './CardFoot.tsx'

interface FigureCardProps {
  question: string
  /** Formatted figure; absent if there is none. */
  amount?: string
  unit?: string
  /** Explanation of the figure, of one line. */
  explanation?: ReactNode
  /** Illustration or chart beside the figure; a chart is at most 168 pixels wide. */
  picture?: ReactNode
  /** Legend below the figure. */
  children?: ReactNode
  /** Row with a link at the bottom. */
  link?: { label: string; href: string }
}

/** Card width from which the legend fits between figure and picture. */
const wideCardQuery = '@container (min-width: 600px)'
const figureCardCss = { containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' }
const figureGridCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: { base: '0 12px', lg: '0 24px' },
  gridTemplateRows: 'auto auto auto 1fr auto',
}
/** Keeps the figure at its full width, so that the picture shrinks first if the reader's text spacing is wide. */
const figureColumnWidth = 'minmax(min-content,1fr)'
const gridWithPictureCss = {
  gridTemplateColumns: {
    base: `${figureColumnWidth} minmax(0,72px)`,
    md: `${figureColumnWidth} minmax(0,104px)`,
    lg: `${figureColumnWidth} minmax(0,168px)`,
  },
  [wideCardQuery]: { gridTemplateColumns: 'minmax(min-content,5fr) minmax(0,6fr) 144px', columnGap: '24px' },
}
/**
 * Position of the content if the card has a picture: below figure and picture on phones, below the figure on larger
 * screens, between figure and picture on wide cards.
 */
const besidePictureCss = {
  contain: { base: 'inline-size', lg: 'none' },
  gridColumn: { base: '1/-1', lg: '1' },
  mt: '3',
  [wideCardQuery]: { gridColumn: '2', gridRow: '2/5', mt: '2' },
}
const fullWidthContentCss = { gridColumn: '1/-1', mt: '3' }
const pictureCss = {
  gridColumn: '2',
  gridRow: '2/4',
  '& > svg': { width: '100%', height: 'auto', maxW: '104px', mx: 'auto' },
  [wideCardQuery]: { gridColumn: '3', gridRow: '2/5' },
}

/** A card with one figure, an explanation of it, and optionally a picture. */
export function FigureCard({
  question,
  amount,
  unit,
  explanation,
  picture,
  children,
  link,
}: FigureCardProps) {
  const whyLine = explanation && <Text color="ink2">{explanation}</Text>
  const foot = link && (
    <CardFoot href={link.href} gridColumn="1/-1" gridRow="5">
      {link.label}
    </CardFoot>
  )
  return (
    <Card as="article" css={figureCardCss}>
      <chakra.div css={[figureGridCss, picture ? gridWithPictureCss : {}]}>
        <Heading level={2} textStyle="subsection" gridColumn="1/-1" mb="2" css={{ contain: 'inline-size' }}>
          {question}
        </Heading>
        <chakra.div gridColumn="1" minW="0">
          {amount && <AmountWithUnit amount={amount} quiet {...(unit ? { unit } : {})} />}
          {whyLine}
        </chakra.div>
        {picture && <chakra.div css={pictureCss}>{picture}</chakra.div>}
        <chakra.div css={picture ? besidePictureCss : fullWidthContentCss}>{children}</chakra.div>
        {foot}
      </chakra.div>
    </Card>
  )
}
