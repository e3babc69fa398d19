// @module-tag full
import type { MortgagePart } from '@portal/contract/mortgage'
import { findOverlay } from '@portal/remote-kit/test'
import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMortgage, createMortgagePart } from '../../../test/mortgage-examples.ts'
import nl from '../../../texts/nl.json'
import { renderMortgagesScreen } from '../../render-mortgages-screen.ts'
import './ScheduleMonthTable.tsx'
import './ScheduleChart.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-21T12:00:00'))
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(460)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(41)
})
afterEach(() => vi.restoreAllMocks())

const getPlainText = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? ''
async function openScheduleCard(mortgageParts: MortgagePart[]) {
  await renderMortgagesScreen([createMortgage({ seen_by_customer: true, mortgageParts })], '/hypotheek?id=1')
  return within(await findOverlay())
}
const interestOnlyPart = createMortgagePart({ id: 2, type: 5, hoofdsom: 90_000, remaining_debt: 90_000 })
const getTableRowTexts = (table: HTMLElement) => within(table).getAllByRole('row').slice(1).map(getPlainText)
async function showAllYears(details: Awaited<ReturnType<typeof openScheduleCard>>) {
  await userEvent.click(details.getByRole('button', { name: /^Toon alle jaren tot/ }))
  return getTableRowTexts(details.getByRole('table', { name: nl.schedule_question }))
}

test('years show interest and repayment, and mark ends of fixed rates and of parts', async () => {
  const details = await openScheduleCard([createMortgagePart(), interestOnlyPart])
  const rows = await showAllYears(details)
  expect(rows.slice(0, 2)).toEqual([expect.stringMatching(/^2026/), '1 maand'])
  expect(rows[rows.findIndex((row) => row.startsWith('2036')) + 1]).toBe('einde vaste rente delen 1 en 2')
  expect(rows.at(-2)).toMatch(/^2046.*90\.000$/)
  expect(rows.at(-1)).toBe('3 maanden; einde delen 1 en 2, dan nog € 90.000 open')
  expect(await details.findByText('2046: nog € 90.000 open')).toBeTruthy()
})

test('the chart describes a year in words when it is reached by keyboard', async () => {
  const details = await openScheduleCard([createMortgagePart()])
  const chart = await details.findByRole('group', { name: new RegExp(nl.schedule_question) })
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  chart.focus()
  await userEvent.keyboard('{ArrowRight}')
  const announced = details.getAllByRole('status').map(getPlainText)
  expect(announced).toContainEqual(
    expect.stringMatching(
      /^2027: € 4\.\d{3} aflossing, € 1\.\d{3} rente. Daarna staat nog € 9\d\.\d{3} open\.$/,
    ),
  )
})

test('of hundreds of months only the visible ones are rendered, and the row count includes all', async () => {
  const details = await openScheduleCard([createMortgagePart()])
  await userEvent.click(details.getByRole('tab', { name: nl.schedule_by_month }))
  const table = await details.findByRole('table', { name: nl.schedule_months })
  expect(table.getAttribute('aria-rowcount')).toBe('233')
  const rows = within(table)
    .getAllByRole('row')
    .filter((row) => Number(row.getAttribute('aria-rowindex')) > 1)
  expect(rows.length).toBeLessThan(60)
  expect(getPlainText(rows[0])).toMatch(/^dec 2026151,82/)
})

test('the schedule of a single part can be shown', async () => {
  const details = await openScheduleCard([createMortgagePart(), interestOnlyPart])
  await userEvent.selectOptions(
    details.getByRole('combobox', { name: nl.schedule_of }),
    'Deel 2 · Aflossingsvrij',
  )
  const rows = await showAllYears(details)
  expect(rows[2]).toBe('20271.665090.000')
  expect(rows.at(-1)).toContain('einde deel 2, dan nog € 90.000 open')
})

test('savings linked to the loan have their own column', async () => {
  const details = await openScheduleCard([createMortgagePart({ type: 53, interest: 3, deposits: 20_000 })])
  const table = details.getByRole('table', { name: nl.schedule_question })
  expect(within(table).getByRole('columnheader', { name: nl.schedule_premium })).toBeTruthy()
  expect((await showAllYears(details)).at(-2)).toMatch(/0$/)
})

test('the downloaded schedule contains every month', async () => {
  let file: Blob | undefined
  URL.createObjectURL = (blob) => {
    file = blob as Blob
    return 'blob:portal'
  }
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const details = await openScheduleCard([createMortgagePart()])
  await userEvent.click(details.getByRole('button', { name: nl.schedule_download }))
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe(
    'Betaalschema Lindelaan 14, Utrecht.csv',
  )
  const lines = (await file?.text())?.trim().split('\r\n') ?? []
  expect(lines[0]).toContain('Maand;Rente;Aflossing;Restschuld;Bijzonderheden')
  expect(lines).toHaveLength(233)
  expect(lines[1]).toMatch(/^2026-12;151,82;\d+,\d\d;\d+,\d\d;$/)
  expect(lines.at(-1)).toMatch(/^2046-03;.*;0,00;einde deel 1$/)
})

test('a part without a schedule is listed as omitted, and a mortgage without any has no schedule card', async () => {
  const details = await openScheduleCard([
    createMortgagePart(),
    createMortgagePart({ id: 2, type: 77 }),
    createMortgagePart({ id: 3, interest: null }),
  ])
  expect(details.getByText(nl.schedule_without_repayment.replace('{part}', '2'))).toBeTruthy()
  expect(details.getByText(nl.schedule_without_rate.replace('{part}', '3'))).toBeTruthy()
})

test.each([
  ['no parts', []],
  ['only an ended part', [createMortgagePart({ einddatum: '2020-01-01', begindatum: '1990-01-01' })]],
  ['no known dates', [createMortgagePart({ begindatum: null, einddatum: null })]],
])('a mortgage with %s has no schedule', async (_, parts) => {
  const details = await openScheduleCard(parts)
  expect(details.queryByRole('heading', { name: nl.schedule_question })).toBeNull()
})

test('amounts of 99 billion, and of zero without interest, have a schedule', async () => {
  const details = await openScheduleCard([
    createMortgagePart({ hoofdsom: 99_000_000_000, remaining_debt: 99_000_000_000, interest: 0 }),
    createMortgagePart({ id: 2, hoofdsom: 0, remaining_debt: 0 }),
  ])
  const rows = await showAllYears(details)
  expect(rows[0]).toContain('98.573.275.862')
  expect(rows.at(-2)).toMatch(/0$/)
})
