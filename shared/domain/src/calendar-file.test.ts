import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, createCalendarFile } from './calendar-file.ts'

const now = new Date('2026-11-20T09:30:00Z')
const unfoldLines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const getFileLines = (event: Partial<CalendarEvent>) =>
  unfoldLines(
    createCalendarFile([{ id: 'rate-1@portaal', title: 'Rente', when: '2036-03-01', ...event }], now),
  )

test('an event with a date lasts the whole day and does not block time', () => {
  expect(getFileLines({ when: '2028-02-28' })).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20280228',
      'DTEND;VALUE=DATE:20280229',
      'TRANSP:TRANSPARENT',
      'DTSTAMP:20261120T093000Z',
    ]),
  )
})

test('an event with a time has the same moment in every time zone', () => {
  const lines = getFileLines({
    when: { from: '2026-12-01T10:00:00+01:00', to: '2026-12-01T11:00:00.000+01:00' },
  })
  expect(lines).toContain('DTSTART:20261201T090000Z')
  expect(lines).toContain('DTEND:20261201T100000Z')
})

test('a reminder is shown days before the event', () => {
  const lines = getFileLines({ remindDays: 90 })
  expect(lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))).toContain('TRIGGER:-P90D')
  expect(getFileLines({})).not.toContain('BEGIN:VALARM')
})

test('an invalid date throws an error', () => {
  expect(() => getFileLines({ when: 'soon' })).toThrow(RangeError)
})

const unescapeText = (value: string) =>
  value.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

test('any text is preserved, in lines of at most 75 bytes that never split a character', {
  tags: 'full',
}, () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 200 })
    .map((one) => one.replace(/[\p{Cc}\p{Cs}]/gu, '\n'))
  fc.assert(
    fc.property(text, text, (title, description) => {
      const file = createCalendarFile([{ id: '1', title, description, when: '2036-03-01' }], now)
      for (const line of file.split('\r\n'))
        expect(encodeURIComponent(line).replace(/%../g, '.').length).toBeLessThanOrEqual(75)
      const lines = unfoldLines(file)
      const getPropertyText = (name: string) =>
        lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)
      expect(unescapeText(getPropertyText('SUMMARY') ?? '')).toBe(title)
      expect(unescapeText(getPropertyText('DESCRIPTION') ?? '')).toBe(description)
      expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1)
    }),
  )
})

test.each(['x', '\u007f', '\u00a0', '\u07ff', '\u0800', '\uffe5', '\u{10000}', '\u{1f3e0}'])(
  'a line with %j is folded after at most 75 bytes',
  (sign) => {
    const file = createCalendarFile([{ id: '1', title: sign.repeat(200), when: '2036-03-01' }], now)
    const countBytes = (text: string) => new TextEncoder().encode(text).length
    const [first = ''] = file.split('\r\n').filter((line) => line.startsWith('SUMMARY:'))
    if (sign === '\u007f') return expect(first).toBe('SUMMARY:')
    expect(countBytes(first)).toBeLessThanOrEqual(75)
    expect(countBytes(first + sign)).toBeGreaterThan(75)
  },
)
