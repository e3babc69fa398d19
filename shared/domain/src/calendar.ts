import { addDays } from '@portal/contract/day'

/** A calendar event: a whole day, or a time on a day. */
export interface CalendarEvent {
  /** Unique and stable, so that a calendar replaces an earlier copy of the event. */
  id: string
  title: string
  /** 'YYYY-MM-DD' for a whole day; otherwise start and end, ISO 8601 with an offset. */
  when: string | { from: string; to: string }
  description?: string
  location?: string
  /** Absolute URL with more information. */
  url?: string
  /** Days before the event at which the calendar reminds of it. */
  remindDays?: number
}

const escapes: Record<string, string> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' }

/** A text escaped by RFC 5545 §3.3.11. Control characters are not allowed in it. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,\n]/g, (sign) => escapes[sign] ?? sign)

/** Length of a character in UTF-8, in bytes. */
function byteLength(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Folds a line into parts of at most 75 bytes, never within a character (RFC 5545 §3.1). */
function foldLine(line: string): string {
  let out = ''
  let used = 0
  for (const character of line) {
    const size = byteLength(character)
    if (used + size > 75) {
      out += '\r\n '
      used = 1
    }
    out += character
    used += size
  }
  return out
}

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')
const compact = (date: string): string => date.slice(0, 10).replaceAll('-', '')

const times = (when: CalendarEvent['when']): string[] =>
  typeof when === 'string'
    ? [
        `DTSTART;VALUE=DATE:${compact(when)}`,
        `DTEND;VALUE=DATE:${compact(addDays(when.slice(0, 10), 1))}`,
        'TRANSP:TRANSPARENT',
      ]
    : [`DTSTART:${utc(new Date(when.from))}`, `DTEND:${utc(new Date(when.to))}`]

const reminder = (title: string, days: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:-P${Math.round(days)}D`,
  'END:VALARM',
]

const eventLines = (
  { id, title, when, description, location, url, remindDays }: CalendarEvent,
  now: Date,
) => [
  'BEGIN:VEVENT',
  `UID:${escapeText(id)}`,
  `DTSTAMP:${utc(now)}`,
  ...times(when),
  `SUMMARY:${escapeText(title)}`,
  ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
  ...(location ? [`LOCATION:${escapeText(location)}`] : []),
  ...(url ? [`URL:${url.replace(/[\p{Cc}\s]/gu, '')}`] : []),
  ...(remindDays ? reminder(title, remindDays) : []),
  'END:VEVENT',
]

/** Media type of a calendar file. */
export const calendarType = 'text/calendar;charset=utf-8'

/**
 * Makes an iCalendar file (RFC 5545).
 * @param now time of creation
 * @throws RangeError for an invalid date or time
 */
export const calendarFile = (events: readonly CalendarEvent[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portaal//Agenda//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
