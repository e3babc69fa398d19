import type { ReplayedAdvice } from '@portal/contract/desk/given-advice'
import { Badge, Button, Collapse, Flex, Heading, Text } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../../../../texts.ts'
import { useNormName } from '../use-norm-name.ts'
import { DifferencesTable } from './DifferencesTable.tsx'

interface ReplayRunProps {
  run: ReplayedAdvice['today']
  title: string
  /** Result of the recalculation, as text. */
  outcome: string
  isGood: boolean
}

/** One recalculation of an advice: whether it gives the stored result, and on demand the differences. */
export function ReplayRun({
  run: { differences, other_editions: editions },
  title,
  outcome,
  isGood,
}: ReplayRunProps) {
  const text = useText()
  const getNormName = useNormName()
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
          {text('replay_editions', { kinds: editions.map(getNormName).join(', ') })}
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
