import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Figure } from '../text/Figure.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Card } from './Card.tsx'

interface Props {
  question: string
  amount: string
  unit?: string
  /** One line that explains the figure. */
  why?: ReactNode
  /** Beside the figure: an illustration, or a chart of at most 168 pixels. */
  picture?: ReactNode
  /** Below it: a legend. */
  children?: ReactNode
  /** The figure changes while the card is looked at, and is read out when it does. */
  live?: boolean
  /** The way on, as a row at the bottom. */
  go?: { label: string; href: string }
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: { base: '0 12px', lg: '0 24px' },
  gridTemplateRows: 'auto auto auto 1fr auto',
}
/** The picture gives way to the figure where the text is set wide. */
const figureFirst = 'minmax(min-content,1fr)'
const pictured = {
  gridTemplateColumns: {
    base: `${figureFirst} minmax(0,72px)`,
    md: `${figureFirst} minmax(0,104px)`,
    lg: `${figureFirst} minmax(0,168px)`,
  },
}
const beside = {
  gridColumn: '2',
  gridRow: '2/4',
  '& > svg': { width: '100%', height: 'auto', maxW: '104px', mx: 'auto' },
}
const row = {
  gridColumn: '1/-1',
  mt: '4',
  mb: '-3',
  pt: '2',
  minH: '44px',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  borderTopWidth: '1px',
  borderColor: 'line',
  color: 'link',
  fontWeight: 600,
  textDecoration: 'none',
}

/** A question with one figure: what a card of the overview is. */
export function FigureCard({ question, amount, unit, why, picture, live, children, go }: Props) {
  return (
    <Card as="article" css={[grid, picture ? pictured : {}]}>
      <Heading level={2} look="question" gridColumn="1/-1" mb="2">
        {question}
      </Heading>
      <chakra.div gridColumn="1" minW="0" aria-live={live ? 'polite' : undefined}>
        <Figure amount={amount} quiet {...(unit ? { unit } : {})} />
        {why && <Text color="ink2">{why}</Text>}
      </chakra.div>
      {picture && <chakra.div css={beside}>{picture}</chakra.div>}
      <chakra.div gridColumn={{ base: '1/-1', lg: '1' }} mt="3">
        {children}
      </chakra.div>
      {go && (
        <chakra.a css={row} href={go.href} gridRow="5">
          {go.label}
          <Icon name="chevron-right" />
        </chakra.a>
      )}
    </Card>
  )
}
