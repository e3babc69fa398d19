import { addDays } from '@portal/time/calendar-day'

export interface CalendarEvent {
  /** Id of the event. It must stay the same, because calendar programs replace an event with the same id. */
  id: string
  title: string
  /** 'YYYY-MM-DD' for a whole day, otherwise start and end as ISO 8601 timestamps with an offset. */
  when: string | { from: string; to: string }
  description?: string
  location?: string
  /** Absolute URL of a page about the event. */
  url?: string
  /** Number of days before the event at which the calendar shows a reminder. */
  remindDays?: number
}

const calendarTextEscapes: Record<string, string> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' }

/** Escapes a text (RFC 5545 §3.3.11) and removes control characters. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,\n]/g, (sign) => calendarTextEscapes[sign] ?? sign)

function countUtf8Bytes(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Folds a line into lines of at most 75 bytes, never within a character (RFC 5545 §3.1). */
function foldLine(line: string): string {
  let out = ''
  let used = 0
  for (const character of line) {
    const size = countUtf8Bytes(character)
    if (used + size > 75) {
      out += '\r\n '
      used = 1
    }
    out += character
    used += size
  }
  return out
}

const formatUtc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')
const formatCompactDate = (date: string): string => date.slice(0, 10).replaceAll('-', '')

const formatEventTimes = (when: CalendarEvent['when']): string[] =>
  typeof when === 'string'
    ? [
        `DTSTART;VALUE=DATE:${formatCompactDate(when)}`,
        `DTEND;VALUE=DATE:${formatCompactDate(addDays(when.slice(0, 10), 1))}`,
        'TRANSP:TRANSPARENT',
      ]
    : [`DTSTART:${formatUtc(new Date(when.from))}`, `DTEND:${formatUtc(new Date(when.to))}`]

const createReminderLines = (title: string, days: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:-P${Math.round(days)}D`,
  'END:VALARM',
]

const createEventLines = (
  { id, title, when, description, location, url, remindDays }: CalendarEvent,
  now: Date,
) => [
  'BEGIN:VEVENT',
  `UID:${escapeText(id)}`,
  `DTSTAMP:${formatUtc(now)}`,
  ...formatEventTimes(when),
  `SUMMARY:${escapeText(title)}`,
  ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
  ...(location ? [`LOCATION:${escapeText(location)}`] : []),
  ...(url ? [`URL:${url.replace(/[\p{Cc}\s]/gu, '')}`] : []),
  ...(remindDays ? createReminderLines(title, remindDays) : []),
  'END:VEVENT',
]

export const calendarMediaType = 'text/calendar;charset=utf-8'

/** Creates an iCalendar file (RFC 5545). @throws RangeError for an invalid date or time */
export const createCalendarFile = (events: readonly CalendarEvent[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portaal//Agenda//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => createEventLines(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
