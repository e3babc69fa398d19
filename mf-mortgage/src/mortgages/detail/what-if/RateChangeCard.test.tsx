import { findOverlay } from '@portal/remote-kit/test'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMortgage, createMortgagePart } from '../../../test/mortgage-examples.ts'
import nl from '../../../texts/nl.json'
import { renderMortgagesScreen } from '../../render-mortgages-screen.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-21T12:00:00')))
afterEach(() => void vi.useRealTimers())

const getPlainText = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? ''
const openMortgageDetails = (...parts: ReturnType<typeof createMortgagePart>[]) =>
  openDetailsAtPath('/hypotheek?id=1', ...parts)
async function openDetailsAtPath(path: string, ...mortgageParts: ReturnType<typeof createMortgagePart>[]) {
  await renderMortgagesScreen([createMortgage({ seen_by_customer: true, mortgageParts })], path)
  return within(await findOverlay())
}

test('@MORTGAGE-38 the monthly cost at another rate follows the slider, as text and for screen readers', {
  tags: 'full',
}, async () => {
  const details = await openMortgageDetails(
    createMortgagePart({ type: 5, interest: 2, remaining_debt: 120_000, einddatumRentevast: '2036-03-01' }),
    createMortgagePart({ id: 2, einddatumRentevast: '2040-03-01' }),
  )
  const slider = details.getByRole('slider', {
    name: /^Nieuwe rente vanaf 1\s+maart\s+2036/,
  }) as HTMLInputElement
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['0.5', '8', '0.05', '5'])
  const card = slider.closest('section') as HTMLElement
  const getBarTexts = () => within(card).getAllByRole('listitem').map(getPlainText)
  expect(getBarTexts()).toEqual(['Zelfde rente€ 200', 'Nieuwe rente€ 500'])
  expect(getPlainText(card)).toContain('€ 300 meer per maand')
  expect(getPlainText(card)).toContain('Voor deel 1. Dan staat daarvan nog € 120.000 open.')
  fireEvent.change(slider, { target: { value: '1.5' } })
  expect(slider.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe('1,50%. € 50 minder per maand')
  expect(getBarTexts()).toEqual(['Zelfde rente€ 200', 'Nieuwe rente€ 150'])
  fireEvent.change(slider, { target: { value: '2' } })
  expect(getPlainText(card)).toContain(nl.rate_equal)
})

test('without a fixed rate that ends before the loan there is no slider', {
  tags: 'full',
}, async () => {
  const details = await openMortgageDetails(createMortgagePart({ einddatumRentevast: null }))
  expect(details.queryByRole('slider')).toBeNull()
})

test('@MORTGAGE-39 a link with the end date of a fixed rate opens the cost at another rate from that date', {
  tags: 'full',
}, async () => {
  const details = await openDetailsAtPath('/hypotheek?id=1&rente=2036-03-01', createMortgagePart())
  const question = await details.findByRole('heading', { name: nl.rate_title })
  await waitFor(() => expect(document.activeElement).toBe(question))
})

test('@MORTGAGE-39 only the first upcoming end of a fixed rate links to the card', async () => {
  const details = await openDetailsAtPath(
    '/hypotheek?id=1&rente=2040-03-01',
    createMortgagePart({ einddatumRentevast: '2040-03-01' }),
    createMortgagePart({ id: 2, einddatumRentevast: '2036-03-01' }),
  )
  const question = await details.findByRole('heading', { name: nl.rate_title })
  expect(document.activeElement).not.toBe(question)
  const go = details.getByRole('button', { name: nl.rate_go })
  expect(getPlainText(go.closest('li'))).toContain('1 maart 2036')
  fireEvent.click(go)
  expect(document.activeElement).toBe(question)
})
