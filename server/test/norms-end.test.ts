import { Writable } from 'node:stream'
import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { getSustainability } from '@portal/contract/sustainability'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { warnOfEndingNorms } from '../src/advice/warn-of-ending-norms.ts'
import { readConfig } from '../src/config.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
let currentTimeMs = Date.now()
beforeAll(async () => {
  server = await startHarness((config) => ({ ...config, normsGraceDays: 90 }))
})
afterAll(() => server.close())

function moveClockToDay(day: string) {
  const targetTimeMs = Date.parse(`${day}T12:00:00Z`)
  server.advanceClock((targetTimeMs - currentTimeMs) / 1000)
  currentTimeMs = targetTimeMs
}
const exampleApplicant = { date_of_birth: '1985-04-12', income: { annual_employment_income: 60_000 } }
const requestMaximumMortgage = async () => {
  const query = { key: 'zuider-maximaal' }
  return (await sendCall(server, getMaximumMortgage, { query, body: { applicant: exampleApplicant } })).json()
}
const requestMeasures = async () => {
  const body = {
    market_value: 400_000,
    current_debt: 200_000,
    interest_rate: 0.04,
    duration_in_months: 360,
    measures: [{ name: 'solar_panels', costs: 5000, saving_per_month: 40 }],
  }
  return (await sendCall(server, getSustainability, { query: { key: 'zuider-verduurzamen' }, body })).json()
}

test('a response names its norms, has a warning once they have ended, and is refused after the days of grace', {
  tags: 'full',
}, async () => {
  moveClockToDay('2026-12-31')
  expect((await requestMaximumMortgage()).meta).toEqual({
    errors: [],
    warnings: [],
    norms: { lending_from: '2026-01-01', valid_to: '2026-12-31' },
  })
  moveClockToDay('2027-03-31')
  for (const requestResult of [requestMaximumMortgage, requestMeasures]) {
    const { data, meta } = await requestResult()
    expect(data.result).not.toBeNull()
    expect(meta.warnings).toContain('norms_ended')
  }
  moveClockToDay('2027-04-01')
  for (const requestResult of [requestMaximumMortgage, requestMeasures])
    expect(await requestResult()).toMatchObject({ data: { result: null }, meta: { errors: ['norms_ended'] } })
})

test('the log warns of ending norms sixty days ahead, and has an error once they have ended', () => {
  const lines: string[] = []
  const logStream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const collectNormWarnings = (day: string) => {
    lines.length = 0
    warnOfEndingNorms({
      log: pino(logStream),
      clock: () => new Date(`${day}T12:00:00Z`),
      config: readConfig({}),
    })
    return lines.map((line) => JSON.parse(line) as { level: number; norms: string[]; msg: string })
  }
  expect(collectNormWarnings('2026-10-31')).toEqual([])
  const [upcomingWarning] = collectNormWarnings('2026-11-01')
  expect(upcomingWarning).toMatchObject({ level: 40, msg: 'norms expire soon: add the next editions' })
  expect(upcomingWarning?.norms).toEqual([expect.stringMatching(/^2026-12-31: .*\blending\b/)])
  expect(collectNormWarnings('2027-01-01')[0]).toMatchObject({ level: 50, graceDays: 90 })
})
