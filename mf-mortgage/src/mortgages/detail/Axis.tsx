import type { PartTimeline } from '@portal/domain/part-timeline'
import { chakra } from '@portal/ui'
import { useText } from '../../texts.ts'
import { columns, placed, room } from './timeline-look.ts'

/** Nearer to the present than this, a year's figures would touch it; on a phone sooner. */
const touches = { wide: 0.06, narrow: 0.16 }

const label = {
  position: 'absolute',
  translate: '-50%',
  textStyle: 'meta',
  color: 'ink2',
  fontVariantNumeric: 'tabular-nums',
}

/** The years above the bars, with the present among them. The bars say the same in words. */
export function Axis({ timeline: { now, years } }: { timeline: PartTimeline }) {
  const text = useText()
  const far = years.filter(({ at }) => Math.abs(at - now) > touches.wide)
  return (
    <chakra.div css={columns} aria-hidden="true">
      <chakra.div css={room} h="24px" gridRow="1">
        {far.map(({ year, at }) => (
          <chakra.span
            key={year}
            css={label}
            style={placed(at)}
            display={Math.abs(at - now) > touches.narrow ? 'block' : { base: 'none', md: 'block' }}
          >
            {year}
          </chakra.span>
        ))}
        <chakra.span css={[label, { color: 'link', fontWeight: 600 }]} style={placed(now)}>
          {text('parts_now')}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  )
}
