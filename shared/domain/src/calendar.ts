import { addDays } from '@portal/contract/day'

/** Something that belongs in a customer's calendar: a whole day, or a time on one. */
export interface CalendarEvent {
  /** Tells the event from every other, the same each time it is made: a calendar then replaces what it has. */
  id: string
  title: string
  /** 'YYYY-MM-DD' for a whole day; else the moments it begins and ends, ISO 8601 with an offset. */
  when: string | { from: string; to: string }
  description?: string
  location?: string
  /** Where more can be read, absolute. */
  url?: string
  /** Days before the event on which the calendar reminds of it. */
  remindDays?: number
}

const escapes: Record<string, string> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' }

/** A text as RFC 5545 §3.3.11 wants it. Control characters have no place in it. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,\n]/g, (sign) => escapes[sign] ?? sign)

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** A line in pieces of at most 75 octets, never parted within a character (RFC 5545 §3.1). */
function folded(line: string): string {
  let out = ''
  let used = 0
  for (const character of line) {
    const size = octetsOf(character)
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
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-P${Math.round(days)}D`,
  'END:VALARM',
]

const eventLines = (
  { id, title, when, description, location, url, remindDays }: CalendarEvent,
  now: Date,
) => [
  'BEGIN:VEVENT',
  `UID:${escaped(id)}`,
  `DTSTAMP:${utc(now)}`,
  ...times(when),
  `SUMMARY:${escaped(title)}`,
  ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
  ...(location ? [`LOCATION:${escaped(location)}`] : []),
  ...(url ? [`URL:${url.replace(/[\p{Cc}\s]/gu, '')}`] : []),
  ...(remindDays ? reminder(title, remindDays) : []),
  'END:VEVENT',
]

/** Media type of a calendar file. */
export const calendarType = 'text/calendar;charset=utf-8'

/**
 * The text of an iCalendar file (RFC 5545) that every calendar app opens.
 * @param now the moment it is made
 * @throws RangeError when a date or moment is none
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
    .map(folded)
    .join('\r\n')
