// @module-tag full
import type { MortgagePart } from '@portal/contract/mortgage'
import { findLayer } from '@portal/remote-kit/test'
import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleMortgage, examplePart } from '../../../test/example.ts'
import nl from '../../../texts/nl.json'
import { open } from '../../open.ts'

let files: { name: string; content: Blob }[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-21T12:00:00'))
  files = []
  let content: Blob
  URL.createObjectURL = (blob) => {
    content = blob as Blob
    return 'blob:portal'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, content })
  })
})
afterEach(() => vi.restoreAllMocks())

const plain = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? ''
async function openComing(...mortgageParts: MortgagePart[]) {
  await open([exampleMortgage({ seen_by_customer: true, mortgageParts })], '/hypotheek?id=1')
  return within(await findLayer())
}
const share = { penalty_free_repayment_percentage: 10, tax_box_type: 1 }
const interestOnly = examplePart({ id: 2, type: 5, hoofdsom: 90_000, remaining_debt: 90_000, ...share })
const rowsIn = (details: Awaited<ReturnType<typeof openComing>>) => {
  const card = details.getByRole('heading', { name: nl.coming_question }).closest('section') as HTMLElement
  return within(card).getAllByRole('listitem').map(plain)
}

test('what is coming stands soonest first, with what it means', async () => {
  const details = await openComing(examplePart(share), interestOnly)
  const rows = rowsIn(details)
  expect(rows.map((row) => row.slice(0, 45))).toEqual([
    '31 december 2026Tot € 23.000 boetevrij extra ',
    '1 maart 2036Einde vaste rente van de delen 1 ',
    '1 maart 2046Einde renteaftrek van deel 2Na 30',
    '1 maart 2046Einde van deel 2Dan staat nog € 9',
    '1 maart 2046Einde van deel 1Daarna is er van ',
  ])
})

test('each date is a file for the calendar, and all are one', async () => {
  const details = await openComing(examplePart(share), interestOnly)
  await userEvent.click(details.getByRole('button', { name: /^Zet in je agenda: Einde vaste rente/ }))
  await userEvent.click(details.getByRole('button', { name: nl.coming_save_all }))
  const [one, all] = await Promise.all(files.map(async ({ name, content }) => [name, await content.text()]))
  expect(one?.[0]).toBe('Lindelaan 14, Utrecht 01-03-2036.ics')
  expect(one?.[1]).toContain('DTSTART;VALUE=DATE:20360301')
  expect(one?.[1]).toContain('UID:fixed-end-2036-03-01-0-1-mortgage-1@portaal')
  expect(one?.[1]?.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(all?.[0]).toBe('Lindelaan 14, Utrecht.ics')
  expect(all?.[1]?.match(/BEGIN:VEVENT/g)).toHaveLength(5)
})

test('a fixed rate that ends within a year is the first thing to know, else what stays open', async () => {
  const soon = await openComing(examplePart({ einddatumRentevast: '2027-06-01' }), interestOnly)
  expect(soon.getByText(/op 1 juni 2027 loopt de vaste rente van deel 1 af/)).toBeTruthy()
})

test('what stays open is the thing to know where no rate ends soon', async () => {
  const open = await openComing(examplePart(), interestOnly)
  expect(plain(open.getByText(/loopt deel 2 af/))).toContain(
    'op 1 maart 2046 loopt deel 2 af. Dan is nog € 90.000 open.',
  )
})

test('the amount that can be repaid without a penalty is shown, unless none is agreed', async () => {
  const details = await openComing(examplePart({ ...share, penalty_free_repayment_percentage: 20 }))
  expect(details.getByText('Tot € 28.000 boetevrij extra aflossen')).toBeTruthy()
})

test('nothing ahead: no dates and nothing to know', async () => {
  const details = await openComing(
    examplePart({ begindatum: null, einddatum: null, einddatumRentevast: null }),
  )
  expect(details.queryByRole('heading', { name: nl.coming_question })).toBeNull()
  expect(details.queryByText(/Goed om te weten/)).toBeNull()
})

test('of many dates four are shown at first', async () => {
  const parts = Array.from({ length: 40 }, (_, id) => examplePart({ id, einddatum: `${2040 + id}-01-01` }))
  const details = await openComing(...parts)
  expect(rowsIn(details)).toHaveLength(4)
  await userEvent.click(details.getByRole('button', { name: 'Toon nog 37 data' }))
  expect(rowsIn(details)).toHaveLength(41)
})
