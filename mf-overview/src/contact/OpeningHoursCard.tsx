import type { Office } from '@portal/contract/tenant'
import { formatDate } from '@portal/domain/format/date'
import { formatClockTime } from '@portal/domain/format/date-time'
import { getOfficeState, getOpeningHoursOn } from '@portal/domain/opening-hours'
import { useCurrentTime, useLanguage } from '@portal/remote-kit'
import { addDays, getWeekday } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'
import { Badge, Box, Card, chakra, Flex, Heading, Text } from '@portal/ui'
import { useText } from '../texts.ts'

/** Lists the seven days of the week that contains `day`, from Monday. Days are 'YYYY-MM-DD' (CONTACT-11). */
function listDaysOfWeek(day: string): string[] {
  const monday = addDays(day, 1 - getWeekday(day))
  return Array.from({ length: 7 }, (_, place) => addDays(monday, place))
}

const openingHoursRowCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  columnGap: '4',
  py: '1.5',
  px: '3',
  mx: '-3',
  rounded: 'field',
  '&[data-today]': { bg: 'tint2', fontWeight: 600 },
}

/** Opening hours of the office: whether it is open now, hours by weekday, and exceptions (CONTACT-11). */
export function OpeningHoursCard({ office }: { office: Office }) {
  const text = useText()
  const { language } = useLanguage()
  const now = new Date(useCurrentTime(30_000))
  const today = toTenantDay(now)
  const state = getOfficeState(office, now)
  const formatTime = (time: string) => formatClockTime(time, language)
  const formatHours = ({ from, to }: { from: string | null; to: string | null }) =>
    from && to ? text('hours_from_to', { from: formatTime(from), to: formatTime(to) }) : text('hours_closed')
  if (!state) return null
  const opens = state.is === 'closed' ? state.opens : null
  const weekday = opens ? text(`day_${getWeekday(opens.day)}`) : ''
  const exceptions = office.upcoming_hours.filter(({ date }) => date >= today).slice(0, 5)
  return (
    <Card as="section" aria-label={text('hours')}>
      <Flex justify="space-between" align="center" wrap="wrap" gap="4px 12px" mb="3">
        <Heading level={2} textStyle="subsection">
          {text('hours')}
        </Heading>
        <Box _print={{ display: 'none' }}>
          {state.is === 'open' ? (
            <Badge status="good" icon="clock">
              {text('hours_open_until', { time: formatTime(state.until) })}
            </Badge>
          ) : (
            <Badge icon="clock">
              {opens
                ? opens.day === today
                  ? text('hours_opens_today', { time: formatTime(opens.from) })
                  : text('hours_opens_on', {
                      day: language === 'nl' ? weekday.toLowerCase() : weekday,
                      time: formatTime(opens.from),
                    })
                : text('hours_closed_now')}
            </Badge>
          )}
        </Box>
      </Flex>
      <dl>
        {listDaysOfWeek(today).map((day) => {
          const usual = getOpeningHoursOn({ default_hours: office.default_hours }, day)
          return (
            <chakra.div key={day} css={openingHoursRowCss} data-today={day === today || undefined}>
              <dt>
                {text(`day_${getWeekday(day)}`)}
                {day === today && ` (${text('today')})`}
              </dt>
              <chakra.dd fontVariantNumeric="tabular-nums">
                {usual ? formatHours(usual) : text('unknown')}
              </chakra.dd>
            </chakra.div>
          )
        })}
      </dl>
      {exceptions.length > 0 && (
        <>
          <Text fontWeight={600} mt="4" mb="1">
            {text('hours_exceptions')}
          </Text>
          <dl>
            {exceptions.map((one) => (
              <chakra.div key={one.date} css={openingHoursRowCss}>
                <dt>
                  {formatDate(one.date, language) ?? one.date}
                  {one.reason && (
                    <chakra.span display="block" textStyle="meta" color="ink2" lang="nl">
                      {one.reason}
                    </chakra.span>
                  )}
                </dt>
                <chakra.dd fontVariantNumeric="tabular-nums">{formatHours(one)}</chakra.dd>
              </chakra.div>
            ))}
          </dl>
        </>
      )}
    </Card>
  )
}
