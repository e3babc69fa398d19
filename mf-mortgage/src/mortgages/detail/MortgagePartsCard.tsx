import type { MortgagePart } from '@portal/contract/mortgage'
import type { Id } from '@portal/contract/wire'
import { createPartTimeline, type PartDates, type PartTimeline } from '@portal/domain/mortgage-part-timeline'
import { getToday } from '@portal/time/clock'
import { Box, Button, Card, Collapse, chakra, Flex, Heading, useIsWide } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../../texts.ts'
import { PartRow } from './PartRow.tsx'
import { axisPaddingCss, getAxisPositionStyle, timelineColumnsCss } from './timeline-styles.ts'

const timelineLegendEntryCss = { display: 'inline-flex', alignItems: 'center', gap: '2' }

function TimelineLegend() {
  const text = useText()
  return (
    <Flex gap="4px 20px" wrap="wrap" textStyle="meta" color="ink2">
      <chakra.span css={timelineLegendEntryCss}>
        <chakra.span data-colored="" w="20px" h="10px" rounded="full" bg="chart1" printColorAdjust="exact" />
        {text('parts_elapsed')}
      </chakra.span>
      <chakra.span css={timelineLegendEntryCss}>
        <chakra.span h="18px" borderInlineStartWidth="2px" borderStyle="dotted" borderColor="ink" />
        {text('parts_fixed_end')}
      </chakra.span>
    </Flex>
  )
}

/** Minimum distance of a year's label to the marker of today, as a fraction of the axis; larger on phones. */
const minLabelDistance = { wide: 0.06, narrow: 0.16 }

const axisLabelCss = {
  position: 'absolute',
  translate: '-50%',
  textStyle: 'meta',
  color: 'ink2',
  fontVariantNumeric: 'tabular-nums',
}

/** Years above the bars, with a marker of today. The rows contain the same information as text. */
function TimelineAxis({ timeline: { now, years } }: { timeline: PartTimeline }) {
  const text = useText()
  const far = years.filter(({ at }) => Math.abs(at - now) > minLabelDistance.wide)
  return (
    <chakra.div css={timelineColumnsCss} aria-hidden="true">
      <chakra.div css={axisPaddingCss} h="24px" gridRow="1">
        {far.map(({ year, at }) => (
          <chakra.span
            key={year}
            css={axisLabelCss}
            style={getAxisPositionStyle(at)}
            display={Math.abs(at - now) > minLabelDistance.narrow ? 'block' : { base: 'none', md: 'block' }}
          >
            {year}
          </chakra.span>
        ))}
        <chakra.span
          css={[axisLabelCss, { color: 'link', fontWeight: 600 }]}
          style={getAxisPositionStyle(now)}
        >
          {text('parts_now')}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  )
}

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
