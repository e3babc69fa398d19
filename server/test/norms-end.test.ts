import { Writable } from 'node:stream'
import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { getSustainability } from '@portal/contract/sustainability'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { warnOfEndingNorms } from '../src/advice/norms-watch.ts'
import { readConfig } from '../src/config.ts'
import { type Harness, harness } from './harness.ts'
import { send } from './send.ts'

let server: Harness
let now = Date.now()
beforeAll(async () => {
  server = await harness((config) => ({ ...config, normsGraceDays: 90 }))
})
afterAll(() => server.close())

/** Moves the server's clock to a day. */
function goTo(day: string) {
  const then = Date.parse(`${day}T12:00:00Z`)
  server.pass((then - now) / 1000)
  now = then
}
const person = { date_of_birth: '1985-04-12', income: { annual_employment_income: 60_000 } }
const maximum = async () => {
  const query = { key: 'zuider-maximaal' }
  return (await send(server, getMaximumMortgage, { query, body: { applicant: person } })).json()
}
const measures = async () => {
  const body = {
    market_value: 400_000,
    current_debt: 200_000,
    interest_rate: 0.04,
    duration_in_months: 360,
    measures: [{ name: 'solar_panels', costs: 5000, saving_per_month: 40 }],
  }
  return (await send(server, getSustainability, { query: { key: 'zuider-verduurzamen' }, body })).json()
}

test('advice 7: an answer names its norms, warns once they have ended, and is refused after the days of grace', {
  tags: 'full',
}, async () => {
  goTo('2026-12-31')
  expect((await maximum()).meta).toEqual({
    errors: [],
    warnings: [],
    norms: { lending_from: '2026-01-01', valid_to: '2026-12-31' },
  })
  goTo('2027-03-31')
  for (const ask of [maximum, measures]) {
    const { data, meta } = await ask()
    expect(data.result).not.toBeNull()
    expect(meta.warnings).toContain('norms_ended')
  }
  goTo('2027-04-01')
  for (const ask of [maximum, measures])
    expect(await ask()).toMatchObject({ data: { result: null }, meta: { errors: ['norms_ended'] } })
})

test('advice 7: the log warns the operator sixty days ahead which norms end, and has an error once they have', () => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const tellOn = (day: string) => {
    lines.length = 0
    warnOfEndingNorms({ log: pino(sink), clock: () => new Date(`${day}T12:00:00Z`), config: readConfig({}) })
    return lines.map((line) => JSON.parse(line) as { level: number; norms: string[]; msg: string })
  }
  expect(tellOn('2026-10-31')).toEqual([])
  const [soon] = tellOn('2026-11-01')
  expect(soon).toMatchObject({ level: 40, msg: 'norms end soon: their next editions are needed' })
  expect(soon?.norms).toEqual([expect.stringMatching(/^2026-12-31: .*\blending\b/)])
  expect(tellOn('2027-01-01')[0]).toMatchObject({ level: 50, graceDays: 90 })
})
