import { today } from '@portal/contract/clock'
import type { MortgagePart } from '@portal/contract/mortgage'
import type { Id } from '@portal/contract/wire'
import { type PartSpan, timelineOf } from '@portal/domain/part-timeline'
import { Box, Button, Card, Collapse, Flex, Heading, useWide } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../../texts.ts'
import { Axis } from './Axis.tsx'
import { PartRow } from './PartRow.tsx'
import { TimelineLegend } from './TimelineLegend.tsx'

/** Number of parts shown initially on narrow screens (PARTS-03). */
const alwaysShown = 2

/** A variable rate has no end date to mark. */
const withFixedRate = (part: MortgagePart): PartSpan =>
  part.interest_type === 'variable' ? { ...part, einddatumRentevast: null } : part

interface Props {
  /** Id of the parts' mortgage. */
  mortgage: Id
  parts: readonly MortgagePart[]
}

/** Loan parts on a common timeline, with the ends of parts and fixed rates. */
export function Parts({ mortgage, parts }: Props) {
  const text = useText()
  const wide = useWide()
  const [isExpanded, setExpanded] = useState(false)
  const id = useId()
  const day = today()
  const timeline = timelineOf(parts.map(withFixedRate), day)
  const rest = parts.length - alwaysShown
  const row = (part: MortgagePart, index: number) => (
    <PartRow
      key={part.id}
      mortgage={mortgage}
      part={part}
      number={index + 1}
      today={day}
      bar={timeline?.bars[index] ?? null}
      now={timeline?.now ?? null}
    />
  )
  return (
    <Card>
      <Flex wrap="wrap" justify="space-between" align="center" gap="4px 24px" mb="3">
        <Heading level={3}>{text('parts_title')}</Heading>
        {timeline && <TimelineLegend />}
      </Flex>
      {timeline && <Axis timeline={timeline} />}
      <ol>{parts.slice(0, alwaysShown).map(row)}</ol>
      {rest > 0 && (
        <Collapse open={wide || isExpanded} id={id}>
          <ol>{parts.slice(alwaysShown).map((part, index) => row(part, index + alwaysShown))}</ol>
        </Collapse>
      )}
      {rest > 0 && !wide && (
        <Box mt="3">
          <Button
            kind="secondary"
            w="100%"
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? text('parts_less') : text('parts_more', { count: rest })}
          </Button>
        </Box>
      )}
    </Card>
  )
}
