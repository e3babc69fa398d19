import type { MortgagePart } from '@portal/contract/mortgage'
import { findOverlay } from '@portal/remote-kit/test'
import { cleanup, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMortgage, createMortgagePart } from '../../test/mortgage-examples.ts'
import nl from '../../texts/nl.json'
import { renderMortgagesScreen } from '../render-mortgages-screen.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
})
afterEach(() => vi.unstubAllGlobals())

const getPlainText = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ')

async function openPartsCard(mortgageParts: MortgagePart[], status = 0) {
  await renderMortgagesScreen(
    [createMortgage({ status, mortgageParts, seen_by_customer: true })],
    '/hypotheek?id=1',
  )
  return within(await findOverlay())
}
const mockWideScreen = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))

/** Rows of loan parts, without other rows of the drawer. */
const getPartRows = (details: Awaited<ReturnType<typeof openPartsCard>>) =>
  details.getAllByRole('listitem').filter((row) => /^Deel \d/.test(row.textContent ?? ''))

test('@MORTGAGE-05 only a running mortgage with parts has a timeline', {
  tags: 'full',
}, async () => {
  const details = await openPartsCard([createMortgagePart()])
  expect(details.getByRole('heading', { name: nl.parts_title })).toBeTruthy()
})

test.each([
  ['without parts', [], 0],
  ['that is being applied for', [createMortgagePart()], 13],
])('@MORTGAGE-05 a mortgage %s has no timeline', async (_, parts, status) => {
  const details = await openPartsCard(parts, status)
  expect(details.queryByRole('heading', { name: nl.parts_title })).toBeNull()
})

test('@PARTS-01 a bar is filled up to today, and states the share as text', async () => {
  mockWideScreen()
  const parts = [
    createMortgagePart({ id: 1, begindatum: '2016-11-21', einddatum: '2036-11-21' }),
    createMortgagePart({ id: 2, begindatum: '2027-02-01', einddatum: '2057-02-01' }),
    createMortgagePart({ id: 3, begindatum: '1996-11-21', einddatum: '2026-11-01' }),
  ]
  const bars = (await openPartsCard(parts)).getAllByRole('img', { name: /Loopt van/ })
  const widths = bars.map((bar) => bar.querySelector<HTMLElement>(':scope > div > div')?.style.width ?? '')
  expect(widths.map(Number.parseFloat)).toEqual([expect.closeTo(50, 0), 0, 100])
  expect(bars.map((bar) => bar.getAttribute('aria-label')?.replace(/\s/g, ' '))).toEqual([
    'Loopt van 21 nov 2016 tot 21 nov 2036, 50% is verstreken',
    'Loopt van 1 feb 2027 tot 1 feb 2057, 0% is verstreken',
    'Loopt van 21 nov 1996 tot 1 nov 2026, 100% is verstreken',
  ])
})

test('@PARTS-02 the marker of a date is filled once it has passed', async () => {
  mockWideScreen()
  const parts = [
    createMortgagePart({ id: 1, begindatum: '2016-11-21', einddatum: '2036-11-21' }),
    createMortgagePart({ id: 2, begindatum: '2027-02-01', einddatum: '2057-02-01' }),
    createMortgagePart({ id: 3, begindatum: '1996-11-21', einddatum: '2026-11-01' }),
  ]
  const bars = (await openPartsCard(parts)).getAllByRole('img', { name: /Loopt van/ })
  const filled = bars.map((bar) =>
    [...bar.querySelectorAll<HTMLElement>('[data-passed]')].map(({ dataset }) => dataset.passed),
  )
  expect(filled).toEqual([
    ['true', 'false'],
    ['false', 'false'],
    ['true', 'true'],
  ])
})

const fourParts = [1, 2, 3, 4].map((id) => createMortgagePart({ id }))

test('@PARTS-03 on a narrow screen two parts are shown, and the others on click', {
  tags: 'full',
}, async () => {
  const details = await openPartsCard(fourParts)
  const countVisibleRows = () => getPartRows(details).length
  expect(countVisibleRows()).toBe(2)
  await userEvent.click(details.getByRole('button', { name: 'Toon nog 2 leningdelen' }))
  expect(countVisibleRows()).toBe(4)
  await userEvent.click(details.getByRole('button', { name: nl.parts_less }))
  expect(countVisibleRows()).toBe(2)
})

test('@PARTS-03 two parts are not collapsed', { tags: 'full' }, async () => {
  const details = await openPartsCard(fourParts.slice(2))
  expect(getPartRows(details)).toHaveLength(2)
  expect(details.queryByRole('button', { name: /leningde/ })).toBeNull()
})

test('@PARTS-03 on a wide screen all parts are shown', async () => {
  mockWideScreen()
  const details = await openPartsCard(fourParts)
  expect(getPartRows(details)).toHaveLength(4)
  expect(details.queryByRole('button', { name: /leningde/ })).toBeNull()
})

test('@PARTS-04 a fixed rate shows its number of years, and a variable rate has no end', {
  tags: 'full',
}, async () => {
  const parts = [
    createMortgagePart({ rentevasteperiode: 125 }),
    createMortgagePart({ id: 2, interest_type: 'variable', interest: 4.35 }),
  ]
  const [fixed, variable] = getPartRows(await openPartsCard(parts))
  expect(getPlainText(fixed)).toContain('1,85%, 10 jaar vast tot 1 mrt 2036')
  expect(getPlainText(variable)).toContain('4,35% variabel')
})

test('parts with unknown dates have no bar and say that the dates are unknown', {
  tags: 'full',
}, async () => {
  const parts = [
    createMortgagePart({ begindatum: null }),
    createMortgagePart({ id: 2, begindatum: '2046-03-01', einddatum: '2016-03-01', type: 77 }),
  ]
  const [unknown, reversed] = getPartRows(await openPartsCard(parts))
  expect(within(unknown as HTMLElement).queryByRole('img')).toBeNull()
  expect(getPlainText(unknown)).toContain('Looptijd van Onbekend tot 1 mrt 2046')
  expect(getPlainText(reversed)).toContain(nl.repayment_unknown)
})

test('@EDIT-16 with edit permission, the mortgage and each part have a link to their form', {
  tags: 'full',
}, async () => {
  const mortgage = createMortgage({
    mortgageParts: [createMortgagePart({ id: 11 }), createMortgagePart({ id: 12 })],
    seen_by_customer: true,
  })
  const findEditUrls = async (mayChange: boolean) => {
    await renderMortgagesScreen([mortgage], '/hypotheek?id=1', mayChange)
    const details = within(await findOverlay())
    return details.queryAllByRole('link', { name: / wijzigen$/ }).map((link) => link.getAttribute('href'))
  }
  expect(await findEditUrls(false)).toEqual([])
  cleanup()
  expect(await findEditUrls(true)).toEqual([
    '/editInfo/mortgage?id=1',
    '/editInfo/mortgage?id=1&part=11',
    '/editInfo/mortgage?id=1&part=12',
  ])
})
