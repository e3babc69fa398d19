import type { ReplayedAdvice } from '@portal/contract/desk/advice'
import { Badge, Button, Collapse, Flex, Heading, Text } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../../../../texts.ts'
import { useNormName } from '../use-norm-name.ts'
import { DifferencesTable } from './DifferencesTable.tsx'

interface Props {
  run: ReplayedAdvice['today']
  title: string
  /** What came of it, in words. */
  outcome: string
  isGood: boolean
}

/** An advice worked out again by the norms of one day: whether the same came out, and what did not, one press away. */
export function Run({ run: { differences, other_editions: editions }, title, outcome, isGood }: Props) {
  const text = useText()
  const nameOf = useNormName()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <Flex gap="3" wrap="wrap" align="center">
        <Heading level={4}>{title}</Heading>
        <Badge status={isGood ? 'good' : 'warn'}>{outcome}</Badge>
        {differences.length > 0 && (
          <Button kind="quiet" small aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {text(open ? 'replay_hide' : 'replay_show')}
          </Button>
        )}
      </Flex>
      {editions.length > 0 && (
        <Text textStyle="meta" color="ink2">
          {text('replay_editions', { kinds: editions.map(nameOf).join(', ') })}
        </Text>
      )}
      {differences.length > 0 && (
        <Collapse open={open} id={id}>
          <DifferencesTable differences={differences} />
        </Collapse>
      )}
    </div>
  )
}
