import type { MortgagePart } from '@portal/contract/mortgage'
import { formatShortDate } from '@portal/domain/format/date'
import { hasDatePassed, type PartTimelineBar } from '@portal/domain/mortgage-part-timeline'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useText } from '../../texts.ts'
import { getAxisPositionStyle } from './timeline-styles.ts'

interface PartBarProps {
  part: MortgagePart
  bar: PartTimelineBar
  today: string
}

const partBarTrackCss = {
  position: 'absolute',
  top: '12px',
  h: '10px',
  bg: 'tint3',
  rounded: 'full',
  boxShadow: 'inset 0 0 0 1px var(--tint5)',
  outline: '1px solid transparent',
}
const partBarFillCss = { h: '100%', bg: 'chart1', rounded: 'full' }
const endMarkerCss = {
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
const fixedRateEndLineCss = {
  position: 'absolute',
  top: '2px',
  h: '30px',
  translate: '-50%',
  borderInlineStartWidth: '2px',
  borderStyle: 'dotted',
  borderColor: 'ink',
}
const partDateLabelCss = {
  position: 'absolute',
  top: '31px',
  textStyle: 'mark',
  color: 'ink2',
  bg: 'card',
  whiteSpace: 'nowrap',
}

/** Minimum width for two dates below a bar, as a fraction of the axis. */
const minBarFractionForDates = 0.55

/**
 * Bar of a part, filled up to today. The markers at both ends are filled once their date has passed (PARTS-01,
 * PARTS-02).
 */
export function PartBar({ part: { begindatum, einddatum }, bar, today }: PartBarProps) {
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
      <chakra.div
        css={partBarTrackCss}
        style={{ ...getAxisPositionStyle(bar.start), width: `${length * 100}%` }}
      >
        <chakra.div data-colored="" css={partBarFillCss} style={{ width: `${bar.elapsed * 100}%` }} />
      </chakra.div>
      {bar.fixedEnd !== null && (
        <chakra.div css={fixedRateEndLineCss} style={getAxisPositionStyle(bar.fixedEnd)} />
      )}
      <chakra.div
        css={endMarkerCss}
        data-passed={hasDatePassed(begindatum, today)}
        style={getAxisPositionStyle(bar.start)}
      />
      <chakra.div
        css={endMarkerCss}
        data-passed={hasDatePassed(einddatum, today)}
        style={getAxisPositionStyle(bar.end)}
      />
      {length >= minBarFractionForDates && (
        <chakra.span css={partDateLabelCss} style={{ left: `calc(${bar.start * 100}% - 9px)` }}>
          {from}
        </chakra.span>
      )}
      <chakra.span css={partDateLabelCss} style={{ right: `calc(${(1 - bar.end) * 100}% - 9px)` }}>
        {to}
      </chakra.span>
    </chakra.div>
  )
}
