import { languages } from '@portal/contract/language'
import { toTenantDay } from '@portal/time/clock'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDataAge } from './stale-data.ts'

const dayMs = 86_400_000
const arbitraryTimestamp = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') })

test('a time of today or yesterday in the tenant’s time zone is called so, others are shown by date', () => {
  fc.assert(
    fc.property(
      arbitraryTimestamp,
      fc.integer({ min: 0, max: 7 * dayMs }),
      fc.constantFrom(...languages),
      (now, ago, language) => {
        const at = now - ago
        const [textId, values] = formatDataAge(at, now, language)
        const sameDay = toTenantDay(new Date(at)) === toTenantDay(new Date(now))
        expect(textId === 'last_seen_today').toBe(sameDay)
        if (textId === 'last_seen_yesterday') expect(ago).toBeLessThan(2 * dayMs + 3_600_000)
        if (textId === 'last_seen_before')
          expect(values).toHaveProperty('day', expect.stringMatching(/\d{4}$/))
        expect(values.time).toMatch(language === 'nl' ? /^\d\d\.\d\d$/ : /^\d\d:\d\d$/)
      },
    ),
  )
})

test('a day starts at midnight in the tenant’s time zone', () => {
  const now = Date.parse('2026-07-02T08:00:00Z')
  expect(formatDataAge(Date.parse('2026-07-01T22:05:00Z'), now, 'nl')).toEqual([
    'last_seen_today',
    { time: '00.05' },
  ])
  expect(formatDataAge(Date.parse('2026-07-01T21:55:00Z'), now, 'en')).toEqual([
    'last_seen_yesterday',
    { time: '23:55' },
  ])
  const [, before] = formatDataAge(Date.parse('2026-06-28T12:00:00Z'), now, 'nl')
  expect(before).toHaveProperty('day', expect.stringMatching(/^28\sjuni\s2026$/))
})
