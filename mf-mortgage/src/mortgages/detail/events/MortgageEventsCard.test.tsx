// @module-tag full
import type { MortgagePart } from '@portal/contract/mortgage'
import { findOverlay } from '@portal/remote-kit/test'
import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMortgage, createMortgagePart } from '../../../test/mortgage-examples.ts'
import nl from '../../../texts/nl.json'
import { renderMortgagesScreen } from '../../render-mortgages-screen.ts'

let savedFiles: { name: string; content: Blob }[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-21T12:00:00'))
  savedFiles = []
  let content: Blob
  URL.createObjectURL = (blob) => {
    content = blob as Blob
    return 'blob:portal'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    savedFiles.push({ name: this.download, content })
  })
})
afterEach(() => vi.restoreAllMocks())

const getPlainText = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? ''
async function openEventsCard(...mortgageParts: MortgagePart[]) {
  await renderMortgagesScreen([createMortgage({ seen_by_customer: true, mortgageParts })], '/hypotheek?id=1')
  return within(await findOverlay())
}
const penaltyFreeFields = { penalty_free_repayment_percentage: 10, tax_box_type: 1 }
const interestOnlyPart = createMortgagePart({
  id: 2,
  type: 5,
  hoofdsom: 90_000,
  remaining_debt: 90_000,
  ...penaltyFreeFields,
})
const getEventTexts = (details: Awaited<ReturnType<typeof openEventsCard>>) => {
  const card = details.getByRole('heading', { name: nl.coming_question }).closest('section') as HTMLElement
  return within(card).getAllByRole('listitem').map(getPlainText)
}

test('upcoming events are listed soonest first, with an explanation', async () => {
  const details = await openEventsCard(createMortgagePart(penaltyFreeFields), interestOnlyPart)
  const rows = getEventTexts(details)
  expect(rows.map((row) => row.slice(0, 45))).toEqual([
    '31 december 2026Tot € 23.000 boetevrij extra ',
    '1 maart 2036Einde vaste rente van de delen 1 ',
    '1 maart 2046Einde renteaftrek van deel 2Na 30',
    '1 maart 2046Einde van deel 2Dan staat nog € 9',
    '1 maart 2046Einde van deel 1Daarna is er van ',
  ])
})

test('each event can be saved as a calendar file, and all events as one file', async () => {
  const details = await openEventsCard(createMortgagePart(penaltyFreeFields), interestOnlyPart)
  await userEvent.click(details.getByRole('button', { name: /^Zet in je agenda: Einde vaste rente/ }))
  await userEvent.click(details.getByRole('button', { name: nl.coming_save_all }))
  const [one, all] = await Promise.all(
    savedFiles.map(async ({ name, content }) => [name, await content.text()]),
  )
  expect(one?.[0]).toBe('Lindelaan 14, Utrecht 01-03-2036.ics')
  expect(one?.[1]).toContain('DTSTART;VALUE=DATE:20360301')
  expect(one?.[1]).toContain('UID:fixed-end-2036-03-01-0-1-mortgage-1@portaal')
  expect(one?.[1]?.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(all?.[0]).toBe('Lindelaan 14, Utrecht.ics')
  expect(all?.[1]?.match(/BEGIN:VEVENT/g)).toHaveLength(5)
})

test('the end of a fixed rate within a year is the main notice, otherwise the remaining debt', async () => {
  const soon = await openEventsCard(
    createMortgagePart({ einddatumRentevast: '2027-06-01' }),
    interestOnlyPart,
  )
  expect(soon.getByText(/op 1 juni 2027 loopt de vaste rente van deel 1 af/)).toBeTruthy()
})

test('if no rate ends soon, the remaining debt is the main notice', async () => {
  const open = await openEventsCard(createMortgagePart(), interestOnlyPart)
  expect(getPlainText(open.getByText(/loopt deel 2 af/))).toContain(
    'op 1 maart 2046 loopt deel 2 af. Dan is nog € 90.000 open.',
  )
})

test('the amount that can be repaid without a penalty is shown, unless none is agreed', async () => {
  const details = await openEventsCard(
    createMortgagePart({ ...penaltyFreeFields, penalty_free_repayment_percentage: 20 }),
  )
  expect(details.getByText('Tot € 28.000 boetevrij extra aflossen')).toBeTruthy()
})

test('without upcoming events there are no dates and no notice', async () => {
  const details = await openEventsCard(
    createMortgagePart({ begindatum: null, einddatum: null, einddatumRentevast: null }),
  )
  expect(details.queryByRole('heading', { name: nl.coming_question })).toBeNull()
  expect(details.queryByText(/Goed om te weten/)).toBeNull()
})

test('of many events four are shown initially', async () => {
  const parts = Array.from({ length: 40 }, (_, id) =>
    createMortgagePart({ id, einddatum: `${2040 + id}-01-01` }),
  )
  const details = await openEventsCard(...parts)
  expect(getEventTexts(details)).toHaveLength(4)
  await userEvent.click(details.getByRole('button', { name: 'Toon nog 37 data' }))
  expect(getEventTexts(details)).toHaveLength(41)
})
