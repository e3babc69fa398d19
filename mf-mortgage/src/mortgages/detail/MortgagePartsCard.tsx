import { getToday } from '@portal/contract/clock'
import type { MortgagePart } from '@portal/contract/mortgage'
import type { Id } from '@portal/contract/wire'
import { createPartTimeline, type PartDates } from '@portal/domain/mortgage-part-timeline'
import { Box, Button, Card, Collapse, Flex, Heading, useIsWide } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../../texts.ts'
import { PartRow } from './PartRow.tsx'
import { TimelineAxis } from './TimelineAxis.tsx'
import { TimelineLegend } from './TimelineLegend.tsx'

/** Number of parts shown initially on narrow screens (PARTS-03). */
const alwaysShownPartCount = 2

/** Span of a part on the timeline. A variable rate has no end date to mark. */
const toPartSpan = (part: MortgagePart): PartDates =>
  part.interest_type === 'variable' ? { ...part, einddatumRentevast: null } : part

interface MortgagePartsCardProps {
  mortgage: Id
  parts: readonly MortgagePart[]
}

/** Loan parts on a common timeline, with the ends of parts and fixed rates. */
export function MortgagePartsCard({ mortgage, parts }: MortgagePartsCardProps) {
  const text = useText()
  const wide = useIsWide()
  const [isExpanded, setExpanded] = useState(false)
  const id = useId()
  const day = getToday()
  const timeline = createPartTimeline(parts.map(toPartSpan), day)
  const rest = parts.length - alwaysShownPartCount
  const renderPartRow = (part: MortgagePart, index: number) => (
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
      {timeline && <TimelineAxis timeline={timeline} />}
      <ol>{parts.slice(0, alwaysShownPartCount).map(renderPartRow)}</ol>
      {rest > 0 && (
        <Collapse open={wide || isExpanded} id={id}>
          <ol>
            {parts
              .slice(alwaysShownPartCount)
              .map((part, index) => renderPartRow(part, index + alwaysShownPartCount))}
          </ol>
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
