import type { Mortgage } from '@portal/contract/mortgage'
import { type CalendarEvent, calendarMediaType, createCalendarFile } from '@portal/domain/calendar-file'
import { formatDate, formatNumericDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { listUpcomingMortgageEvents, type MortgageEvent } from '@portal/domain/mortgage-events'
import { findNextFixedRateEnd } from '@portal/domain/rate-after-fixed-period'
import { useLanguage } from '@portal/remote-kit'
import { getToday } from '@portal/time/clock'
import { Button, Card, chakra, Flex, Heading, IconButton, saveFile, Text } from '@portal/ui'
import { useMemo, useState } from 'react'
import { getMortgageName } from '../../../shared/mortgage-properties.ts'
import { useText } from '../../../texts.ts'
import { useFormatPartNumbers } from '../use-format-part-numbers.ts'

const maxInitialEvents = 4

interface MortgageEventsCardProps {
  mortgage: Mortgage
  /** Focuses the what-if card that calculates with a new interest rate after the first fixed-rate period. */
  onTryRate: () => void
}

/** Upcoming events of a mortgage, soonest first, each with a calendar file. */
export function MortgageEventsCard({ mortgage, onTryRate }: MortgageEventsCardProps) {
  const text = useText()
  const eventTexts = useMortgageEventTexts()
  const { language } = useLanguage()
  const [all, setAll] = useState(false)
  const parts = mortgage.mortgageParts
  const [coming, rateEnd] = useMemo(
    () => [
      listUpcomingMortgageEvents(parts ?? [], getToday()),
      findNextFixedRateEnd(parts ?? [], getToday()),
    ],
    [parts],
  )
  if (coming.length === 0) return null
  const name = getMortgageName(mortgage) ?? text('mortgage')
  const saveCalendar = (dates: readonly MortgageEvent[], file: string) => {
    const events = dates.map((one) => eventTexts.toCalendarEvent(one, { id: mortgage.id, name }))
    saveFile({
      name: `${file}.ics`,
      type: calendarMediaType,
      content: createCalendarFile(events, new Date()),
    })
  }
  const more = coming.length - maxInitialEvents
  const folds = more > 1
  return (
    <Card>
      <Flex wrap="wrap" justify="space-between" align="center" gap="4px 24px" mb="3">
        <Heading level={3}>{text('coming_question')}</Heading>
        {coming.length > 1 && (
          <Button
            kind="quiet"
            small
            icon="calendar"
            mr="-3"
            onClick={() => saveCalendar(coming, name)}
            _print={{ display: 'none' }}
          >
            {text('coming_save_all')}
          </Button>
        )}
      </Flex>
      <ol>
        {coming.map((one, index) => (
          <MortgageEventItem
            key={`${one.date} ${one.kind} ${one.parts.join()}`}
            date={formatDate(one.date, language) ?? one.date}
            title={eventTexts.formatTitle(one)}
            meaning={eventTexts.formatMeaning(one)}
            collapsed={folds && !all && index >= maxInitialEvents}
            onTry={one.kind === 'fixed-end' && one.date === rateEnd?.date ? onTryRate : undefined}
            onSave={() => saveCalendar([one], `${name} ${formatNumericDate(one.date)}`)}
          />
        ))}
      </ol>
      {folds && (
        <Button
          kind="quiet"
          small
          ml="-3"
          mt="2"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          _print={{ display: 'none' }}
        >
          {all ? text('coming_less') : text('coming_more', { count: more })}
        </Button>
      )}
    </Card>
  )
}

interface MortgageEventItemProps {
  date: string
  title: string
  meaning: string
  /** Whether the event is hidden on screen. Print always shows the event. */
  collapsed: boolean
  /**
   * Moves the focus to the what-if card with the event's effect on the monthly payment; undefined if the effect cannot
   * be calculated.
   */
  onTry: (() => void) | undefined
  onSave: () => void
}

const eventRowCss = {
  gridTemplateColumns: { base: 'minmax(0,1fr) auto', md: '10.5rem minmax(0,1fr) auto' },
  columnGap: '6',
  alignItems: 'start',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  breakInside: 'avoid',
}
const eventDateCss = {
  gridColumn: '1',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: { base: 'ink2', md: 'ink' },
  textStyle: { base: 'meta', md: 'body' },
}

function MortgageEventItem({ date, title, meaning, collapsed, onTry, onSave }: MortgageEventItemProps) {
  const text = useText()
  return (
    <chakra.li css={eventRowCss} display={collapsed ? 'none' : 'grid'} _print={{ display: 'grid' }}>
      <Text css={eventDateCss}>{date}</Text>
      <chakra.div gridColumn={{ base: '1', md: '2' }} minW="0">
        <Text fontWeight={600}>{title}</Text>
        <Text textStyle="meta" color="ink2">
          {meaning}
        </Text>
        {onTry && (
          <Button kind="quiet" small ml="-3" textAlign="start" onClick={onTry}>
            {text('rate_go')}
          </Button>
        )}
      </chakra.div>
      <IconButton
        icon="calendar"
        label={text('coming_save', { what: title })}
        gridColumn={{ base: '2', md: '3' }}
        gridRow={{ base: '1/3', md: '1' }}
        my="-2"
        mr="-3"
        onClick={onSave}
        _print={{ display: 'none' }}
      />
    </chakra.li>
  )
}

/**
 * Number of days before an event at which the calendar reminds the customer. The customer needs this time to discuss
 * and arrange a change.
 */
const reminderDaysByEventKind: Record<MortgageEvent['kind'], number> = {
  'fixed-end': 120,
  'deduction-end': 180,
  'part-end': 365,
  'penalty-free': 30,
}

/** Returns formatters of upcoming events: title, explanation and calendar entry. */
function useMortgageEventTexts() {
  const { language } = useLanguage()
  const text = useText()
  const formatPartNumbers = useFormatPartNumbers()
  const formatEventTitle = ({ kind, parts, amount }: MortgageEvent): string => {
    const words = formatPartNumbers(parts)
    switch (kind) {
      case 'fixed-end':
        return text('coming_fixed_end', words)
      case 'deduction-end':
        return text('coming_deduction_end', words)
      case 'part-end':
        return text('coming_part_end', words)
      case 'penalty-free':
        return text('coming_penalty_free', { amount: formatWholeEuro(amount ?? 0, language) })
    }
  }
  const formatEventExplanation = ({ kind, amount }: MortgageEvent): string => {
    switch (kind) {
      case 'fixed-end':
        return text('coming_fixed_end_meaning')
      case 'deduction-end':
        return text('coming_deduction_end_meaning')
      case 'part-end':
        if (amount === null) return text('coming_part_end_unknown')
        return amount > 0
          ? text('coming_part_end_open', { amount: formatWholeEuro(amount, language) })
          : text('coming_part_end_meaning')
      case 'penalty-free':
        return text('coming_penalty_free_meaning')
    }
  }
  return {
    formatTitle: formatEventTitle,
    formatMeaning: formatEventExplanation,
    /** Calendar event of a mortgage event; `id` and `name` identify the mortgage. */
    toCalendarEvent: (
      coming: MortgageEvent,
      mortgage: { id: string | number; name: string },
    ): CalendarEvent => ({
      id: `${coming.kind}-${coming.date}-${coming.parts.join('-')}-mortgage-${mortgage.id}@portaal`,
      title: text('coming_event', { name: mortgage.name, what: formatEventTitle(coming) }),
      when: coming.date,
      description: formatEventExplanation(coming),
      remindDays: reminderDaysByEventKind[coming.kind],
    }),
  }
}
