import type { PartTimeline } from '@portal/domain/part-timeline'
import { chakra } from '@portal/ui'
import { useText } from '../../texts.ts'
import { axisPadding, axisPosition, columns } from './timeline-styles.ts'

/** Minimum distance of a year's label to the marker of today; larger on phones. */
const touches = { wide: 0.06, narrow: 0.16 }

const label = {
  position: 'absolute',
  translate: '-50%',
  textStyle: 'meta',
  color: 'ink2',
  fontVariantNumeric: 'tabular-nums',
}

/** Years above the bars, with a marker of today. Rows contain the same information as text. */
export function Axis({ timeline: { now, years } }: { timeline: PartTimeline }) {
  const text = useText()
  const far = years.filter(({ at }) => Math.abs(at - now) > touches.wide)
  return (
    <chakra.div css={columns} aria-hidden="true">
      <chakra.div css={axisPadding} h="24px" gridRow="1">
        {far.map(({ year, at }) => (
          <chakra.span
            key={year}
            css={label}
            style={axisPosition(at)}
            display={Math.abs(at - now) > touches.narrow ? 'block' : { base: 'none', md: 'block' }}
          >
            {year}
          </chakra.span>
        ))}
        <chakra.span css={[label, { color: 'link', fontWeight: 600 }]} style={axisPosition(now)}>
          {text('parts_now')}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  )
}
