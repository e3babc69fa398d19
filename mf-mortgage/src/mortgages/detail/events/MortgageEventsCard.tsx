import type { Mortgage } from '@portal/contract/mortgage'
import { calendarMediaType, createCalendarFile } from '@portal/domain/calendar-file'
import { formatDate, formatNumericDate } from '@portal/domain/format/date'
import { listUpcomingMortgageEvents, type MortgageEvent } from '@portal/domain/mortgage-events'
import { findNextFixedRateEnd } from '@portal/domain/rate-after-fixed-period'
import { useLanguage } from '@portal/remote-kit'
import { getToday } from '@portal/time/clock'
import { Button, Card, Flex, Heading, saveFile } from '@portal/ui'
import { useMemo, useState } from 'react'
import { getMortgageName } from '../../../shared/mortgage-properties.ts'
import { useText } from '../../../texts.ts'
import { MortgageEventItem } from './MortgageEventItem.tsx'
import { useMortgageEventTexts } from './use-mortgage-event-texts.ts'

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
