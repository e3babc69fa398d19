import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Heading } from '../text/Heading.tsx'
import { Card } from './Card.tsx'
import { Collapse } from './Collapse.tsx'

interface Props {
  question: string
  amount?: string | undefined
  unit?: string | undefined
  /** Explanation of the figure, in the expanded row. */
  children: ReactNode
}

const frame = { p: { base: '0', md: '0' } }
const head = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto 24px',
  columnGap: '3',
  alignItems: 'center',
  w: '100%',
  minH: '56px',
  fontSize: '15px',
  lineHeight: '1.25rem',
  px: { base: '4', md: '5' },
  py: '1.5',
  textAlign: 'start',
  rounded: 'card',
  '&:hover': { bg: 'tint1' },
  '& svg': { transition: 'rotate 200ms' },
  '&[aria-expanded=true] svg': { rotate: '180deg' },
  _print: { '& svg': { display: 'none' } },
}
const value = { textAlign: 'end', minW: '0', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }
const unitCss = { display: 'block', textStyle: 'meta', fontWeight: 400, color: 'ink2' }
const body = { px: { base: '4', md: '5' }, pb: '5', pt: '1' }

/** A figure as a collapsible row: question and figure always show, the explanation when expanded and in print. */
export function FigureRow({ question, amount, unit, children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Card as="article" css={frame}>
      <Heading level={2} look="body">
        <chakra.button
          type="button"
          css={head}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <chakra.span minW="0" overflowWrap="anywhere" hyphens="auto">
            {question}
          </chakra.span>
          <chakra.span css={value}>
            {amount}
            {unit && <chakra.span css={unitCss}> {unit}</chakra.span>}
          </chakra.span>
          <Icon name="chevron-down" />
        </chakra.button>
      </Heading>
      <Collapse open={open} id={id}>
        <chakra.div css={body}>{children}</chakra.div>
      </Collapse>
    </Card>
  )
}
