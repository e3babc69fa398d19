import type { MortgagePart } from '@portal/contract/mortgage'
import type { Id } from '@portal/contract/wire'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { hasDatePassed, type PartTimelineBar, toFixedRateYears } from '@portal/domain/mortgage-part-timeline'
import { getRepaymentType } from '@portal/domain/repayment-type'
import { useLanguage } from '@portal/remote-kit'
import { EditLink } from '@portal/remote-kit/edit-link'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { chakra, Term, Text } from '@portal/ui'
import { useText } from '../../texts.ts'
import {
  axisPaddingCss,
  getAxisPositionStyle,
  timelineColumnsCss,
  timelineLineCss,
} from './timeline-styles.ts'

/** Returns a formatter of a part's rate, with length and end of the fixed-rate period if known (PARTS-04). */
function useFormatInterestRate() {
  const text = useText()
  const { language } = useLanguage()
  return ({ interest, interest_type, rentevasteperiode, einddatumRentevast }: MortgagePart): string => {
    if (interest === null) return text('part_rate_unknown')
    const rate = formatPercent(interest, language)
    if (interest_type === 'variable') return text('part_rate_variable', { rate })
    const date = formatShortDate(einddatumRentevast, language)
    const years = toFixedRateYears(rentevasteperiode ?? 0)
    if (date === null) return rate
    return years > 0
      ? text('part_rate_fixed', { rate, years, date })
      : text('part_rate_until', { rate, date })
  }
}

interface PartRowProps {
  mortgage: Id
  part: MortgagePart
  number: number
  /** Position on the timeline; null if the part's dates are unknown. */
  bar: PartTimelineBar | null
  /** Position of today; null without a timeline. */
  now: number | null
  today: string
}

const partRowCss = { borderTopWidth: '1px', borderColor: 'line', rowGap: '2', alignItems: 'center' }
const partDebtColumnCss = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }

export function PartRow({ mortgage, part, number, bar, now, today }: PartRowProps) {
  const text = useText()
  const formatRate = useFormatInterestRate()
  const { language } = useLanguage()
  const repayment = getRepaymentType(part.type).name
  const begin = formatShortDate(part.begindatum, language)
  const toCome = begin !== null && !hasDatePassed(part.begindatum, today)
  const left = part.remaining_debt
  const edit = useEditPath('mortgage', { item: mortgage, part: part.id })
  return (
    <chakra.li css={[timelineColumnsCss, partRowCss]}>
      <chakra.div minW="0" pt="3" pb={{ base: '0', md: '3' }}>
        <chakra.div fontWeight={600}>
          {text('part_number', { number })} ·{' '}
          {repayment === 'unknown' ? (
            text('repayment_unknown')
          ) : (
            <Term explanation={text(`repayment_${repayment}_explained`)}>
              {text(`repayment_${repayment}`)}
            </Term>
          )}
        </chakra.div>
        <Text textStyle="meta" color="ink2">
          {formatRate(part)}
        </Text>
        <EditLink href={edit} label={text('edit_it', { what: text('part_number', { number }) })}>
          {text('edit_link')}
        </EditLink>
      </chakra.div>
      <chakra.div
        css={axisPaddingCss}
        alignSelf="stretch"
        display="grid"
        alignContent="center"
        pb={{ base: '3', md: '0' }}
      >
        {now !== null && <chakra.div css={timelineLineCss} style={getAxisPositionStyle(now)} />}
        {bar ? (
          <PartBar part={part} bar={bar} today={today} />
        ) : (
          <Text textStyle="meta" color="ink2" bg="card" position="relative">
            {text('part_term', {
              from: begin ?? text('unknown'),
              to: formatShortDate(part.einddatum, language) ?? text('unknown'),
            })}
          </Text>
        )}
      </chakra.div>
      <chakra.div
        css={partDebtColumnCss}
        gridColumn={{ base: '2', md: '3' }}
        gridRow="1"
        pt={{ base: '3', md: '0' }}
      >
        <Text fontWeight={600}>{left === null ? text('unknown') : formatEuro(left, language)}</Text>
        <Text textStyle="meta" color="ink2">
          {toCome
            ? text('part_begins', { date: begin })
            : text('part_of', { amount: formatEuro(part.hoofdsom, language) })}
        </Text>
      </chakra.div>
    </chakra.li>
  )
}

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
function PartBar({ part: { begindatum, einddatum }, bar, today }: PartBarProps) {
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
