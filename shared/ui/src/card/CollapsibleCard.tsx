import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { durations } from '../system/durations.ts'
import { Card } from './Card.tsx'
import { Collapse } from './Collapse.tsx'

interface Props {
  title: string
  /** Beside the title, also when folded: the figure. */
  summary?: ReactNode
  initiallyOpen?: boolean
  children: ReactNode
}

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: '100%',
  minH: '44px',
  textAlign: 'start',
  '& > svg': { transition: `rotate ${durations.collapse}ms ease-out` },
  '&[aria-expanded=true] > svg': { rotate: '180deg' },
}

/** A card that folds to its title. */
export function CollapsibleCard({ title, summary, initiallyOpen = true, children }: Props) {
  const [open, setOpen] = useState(initiallyOpen)
  const id = useId()
  return (
    <Card>
      <chakra.h2 textStyle="question">
        <chakra.button
          type="button"
          css={head}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <chakra.span flex="1" minW="0">
            {title}
          </chakra.span>
          {summary}
          <Icon name="chevron-down" />
        </chakra.button>
      </chakra.h2>
      <Collapse open={open} id={id}>
        <chakra.div pt="4">{children}</chakra.div>
      </Collapse>
    </Card>
  )
}
