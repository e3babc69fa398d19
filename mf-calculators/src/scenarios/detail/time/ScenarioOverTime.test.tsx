import { getScenarios, ScenarioTimeline } from '@portal/contract/scenario'
import * as v from '@portal/contract/valibot'
import { findOverlay } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createScenarioSet, mockCustomerFile } from '../../../test/calculator-examples.ts'
import { getPlainText, renderCalculator } from '../../../test/render-calculator.ts'
import nl from '../../../texts/nl.json'
import ScenariosSlot from '../../ScenariosSlot.tsx'
import { toScenarioRequest } from './ScenarioOverTime.tsx'
import { createYearBars } from './ScenarioTimeChart.tsx'
import '../ScenarioDrawer.tsx'

const createScenarioYear = (from: string, net_income: number, months_short = 0) => ({
  from,
  net_income,
  payments: 12_000,
  maximum_payments: 14_400 - 600 * months_short,
  months_short,
})
const createScenarioStep = (month: number, date: string, change: string, fits = true) => ({
  month,
  date,
  changes: [change],
  net_monthly_income: 2_000,
  monthly_payments: 1_000,
  maximum_payments: fits ? 1_200 : 600,
  fits,
})
const exampleTimeline = v.parse(ScenarioTimeline, {
  before: createScenarioYear('2026-11-25', 60_000),
  years: [
    createScenarioYear('2026-11-25', 40_000),
    createScenarioYear('2027-11-25', 24_000, 4),
    createScenarioYear('2028-11-25', 48_000),
  ],
  steps: [
    createScenarioStep(0, '2026-11-25', 'unemployment_first'),
    createScenarioStep(20, '2028-07-25', 'unemployment_end', false),
    createScenarioStep(30, '2029-05-25', 'fixed_end'),
  ],
})

const renderTimeline = async () => {
  const { portal } = await renderCalculator(ScenariosSlot, (fake) => {
    mockCustomerFile(fake)
    fake.answer(getScenarios, {
      data: { result: createScenarioSet({ timeline: exampleTimeline }) },
      meta: {},
    })
  })
  const card = (await screen.findByRole('heading', { name: nl.scenario_unemployment })).closest('article')
  await userEvent.click(
    within(card as HTMLElement).getByRole('button', { name: `${nl.scenario_open}: Zonder werk, Anna` }),
  )
  const layer = await findOverlay(nl.scenario_unemployment)
  await within(layer).findByRole('heading', { name: nl.time_title })
  return { portal, layer: within(layer) }
}

test('an outcome over time states the number of months in which the mortgage does not fit, and shows each year @SCEN-36 @CHART-03', {
  tags: 'full',
}, async () => {
  const { portal, layer } = await renderTimeline()
  expect(layer.getByText(/^Samen 4 maanden waarin de hypotheek niet past/)).toBeTruthy()
  const rows = within(layer.getByRole('table', { name: nl.time_by_year }))
    .getAllByRole('row')
    .slice(1)
    .map(getPlainText)
  expect(rows).toEqual([
    'Nu€ 60.000€ 12.000€ 14.400',
    '2026€ 40.000€ 12.000€ 14.400',
    '20274 maanden passen niet€ 24.000€ 12.000€ 12.000',
    '2028€ 48.000€ 12.000€ 14.400',
  ])
  expect(portal.sent.at(-1)?.input).toMatchObject({
    body: { timeline_of: { scenario: 'unemployment', who: 'applicant' } },
  })
})

test('the chart describes a year in words when it is reached by keyboard, with the figures of the table', {
  tags: 'full',
}, async () => {
  const { layer } = await renderTimeline()
  const chart = layer.getByRole('group', { name: new RegExp(nl.time_title) })
  chart.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(layer.getAllByRole('status').map(getPlainText)).toContainEqual(
    expect.stringMatching(/^202[67]: € \d+\.000 netto inkomen, € 12\.000 hypotheek\./),
  )
})

test('a benefit that changes within a year is shown by month', { tags: 'full' }, async () => {
  const { layer } = await renderTimeline()
  await userEvent.click(layer.getByRole('tab', { name: nl.time_by_step }))
  const rows = within(layer.getByRole('table', { name: nl.time_by_step }))
    .getAllByRole('row')
    .slice(1)
    .map(getPlainText)
  expect(rows).toEqual([
    'nov 2026€ 2.000€ 1.000€ 1.200',
    'WW van 75%',
    'jul 2028€ 2.000€ 1.000€ 600',
    'de WW stopt',
    'mei 2029€ 2.000€ 1.000€ 1.200',
    'een vaste rente loopt af',
  ])
})

test('bars separate the mortgage cost from the rest, mark benefit steps, and differ in colour if the mortgage does not fit', () => {
  expect(createYearBars(exampleTimeline, 'Nu')).toEqual([
    { id: '0', label: 'Nu', values: [12_000, 0, 48_000], marked: false },
    { id: '1', label: '2026', values: [12_000, 0, 28_000], marked: true },
    { id: '2', label: '2027', values: [0, 12_000, 12_000], marked: true },
    { id: '3', label: '2028', values: [12_000, 0, 36_000], marked: false },
  ])
})

test('a scenario is requested with its share of incapacity, or as permanent', () => {
  expect(toScenarioRequest({ key: 'incapacitated', sub: '65', who: 'partner' })).toEqual({
    scenario: 'incapacitated',
    percent: 65,
    who: 'partner',
  })
  expect(toScenarioRequest({ key: 'incapacitated', sub: 'durable', who: 'applicant' }).scenario).toBe(
    'incapacitated_durable',
  )
  expect(toScenarioRequest({ key: 'move', sub: 'box3', who: 'applicant' })).toEqual({
    scenario: 'move',
    who: 'applicant',
  })
})
