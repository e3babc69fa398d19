import type { MortgagePart } from '@portal/contract/mortgage'
import { formatShortDate } from '@portal/domain/format/date'
import { hasPassed, type PartBar as Places } from '@portal/domain/part-timeline'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useText } from '../../texts.ts'
import { axisPosition } from './timeline-styles.ts'

interface Props {
  part: MortgagePart
  bar: Places
  today: string
}

const track = {
  position: 'absolute',
  top: '12px',
  h: '10px',
  bg: 'tint3',
  rounded: 'full',
  boxShadow: 'inset 0 0 0 1px var(--tint5)',
  outline: '1px solid transparent',
}
const over = { h: '100%', bg: 'chart1', rounded: 'full' }
const marker = {
  position: 'absolute',
  top: '8px',
  boxSize: '18px',
  translate: '-50%',
  rounded: 'full',
  borderWidth: '3px',
  borderColor: 'chart1',
  bg: 'card',
  '&[data-passed=true]': { bg: 'chart1' },
}
const dots = {
  position: 'absolute',
  top: '2px',
  h: '30px',
  translate: '-50%',
  borderInlineStartWidth: '2px',
  borderStyle: 'dotted',
  borderColor: 'ink',
}
const date = {
  position: 'absolute',
  top: '31px',
  textStyle: 'mark',
  color: 'ink2',
  bg: 'card',
  whiteSpace: 'nowrap',
}

/** Minimum width for two dates below a bar, as a fraction of the axis. */
const minDatesWidth = 0.55

/** Bar of a part: filled up to today, with end markers filled once their date has passed (PARTS-01, PARTS-02). */
export function PartBar({ part: { begindatum, einddatum }, bar, today }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const [from, to] = [begindatum, einddatum].map((one) => formatShortDate(one, language) ?? text('unknown'))
  const percent = Math.round(bar.elapsed * 100)
  const length = bar.end - bar.start
  return (
    <chakra.div
      role="img"
      aria-label={text('part_progress', { from: from ?? '', to: to ?? '', percent })}
      position="relative"
      minH="48px"
      printColorAdjust="exact"
    >
      <chakra.div css={track} style={{ ...axisPosition(bar.start), width: `${length * 100}%` }}>
        <chakra.div data-colored="" css={over} style={{ width: `${bar.elapsed * 100}%` }} />
      </chakra.div>
      {bar.fixedEnd !== null && <chakra.div css={dots} style={axisPosition(bar.fixedEnd)} />}
      <chakra.div css={marker} data-passed={hasPassed(begindatum, today)} style={axisPosition(bar.start)} />
      <chakra.div css={marker} data-passed={hasPassed(einddatum, today)} style={axisPosition(bar.end)} />
      {length >= minDatesWidth && (
        <chakra.span css={date} style={{ left: `calc(${bar.start * 100}% - 9px)` }}>
          {from}
        </chakra.span>
      )}
      <chakra.span css={date} style={{ right: `calc(${(1 - bar.end) * 100}% - 9px)` }}>
        {to}
      </chakra.span>
    </chakra.div>
  )
}
