import type { MortgagePart } from '@portal/contract/mortgage'
import { formatShortDate } from '@portal/domain/format/date'
import { hasPassed, type PartBar as Places } from '@portal/domain/part-timeline'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useText } from '../../texts.ts'
import { placed } from './timeline-look.ts'

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

/** Room that the two dates below a bar need beside each other, as a share of the axis. */
const roomForBoth = 0.55

/** A part as a bar: dark as far as it is over, its ends filled once they have passed (PARTS-01, PARTS-02). */
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
      <chakra.div css={track} style={{ ...placed(bar.start), width: `${length * 100}%` }}>
        <chakra.div data-colored="" css={over} style={{ width: `${bar.elapsed * 100}%` }} />
      </chakra.div>
      {bar.fixedEnd !== null && <chakra.div css={dots} style={placed(bar.fixedEnd)} />}
      <chakra.div css={marker} data-passed={hasPassed(begindatum, today)} style={placed(bar.start)} />
      <chakra.div css={marker} data-passed={hasPassed(einddatum, today)} style={placed(bar.end)} />
      {length >= roomForBoth && (
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
