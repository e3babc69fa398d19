import type { PartTimeline } from '@portal/domain/mortgage-part-timeline'
import { chakra } from '@portal/ui'
import { useText } from '../../texts.ts'
import { axisPaddingCss, getAxisPositionStyle, timelineColumnsCss } from './timeline-styles.ts'

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
export function TimelineAxis({ timeline: { now, years } }: { timeline: PartTimeline }) {
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
