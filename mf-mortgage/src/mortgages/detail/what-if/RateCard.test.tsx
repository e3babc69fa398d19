import { findLayer } from '@portal/remote-kit/test'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleMortgage, examplePart } from '../../../test/example.ts'
import nl from '../../../texts/nl.json'
import { open } from '../../open.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-21T12:00:00')))
afterEach(() => void vi.useRealTimers())

const plain = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? ''
const openDetails = (...parts: ReturnType<typeof examplePart>[]) => openAt('/hypotheek?id=1', ...parts)
async function openAt(path: string, ...mortgageParts: ReturnType<typeof examplePart>[]) {
  await open([exampleMortgage({ seen_by_customer: true, mortgageParts })], path)
  return within(await findLayer())
}

test('@MORTGAGE-38 what another rate costs a month moves with the slider, in words and for a screen reader', {
  tags: 'full',
}, async () => {
  const details = await openDetails(
    examplePart({ type: 5, interest: 2, remaining_debt: 120_000, einddatumRentevast: '2036-03-01' }),
    examplePart({ id: 2, einddatumRentevast: '2040-03-01' }),
  )
  const slider = details.getByRole('slider', {
    name: /^Nieuwe rente vanaf 1\s+maart\s+2036/,
  }) as HTMLInputElement
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['0.5', '8', '0.05', '5'])
  const card = slider.closest('section') as HTMLElement
  const bars = () => within(card).getAllByRole('listitem').map(plain)
  expect(bars()).toEqual(['Zelfde rente€ 200', 'Nieuwe rente€ 500'])
  expect(plain(card)).toContain('€ 300 meer per maand')
  expect(plain(card)).toContain('Voor deel 1. Dan staat daarvan nog € 120.000 open.')
  fireEvent.change(slider, { target: { value: '1.5' } })
  expect(slider.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe('1,50%. € 50 minder per maand')
  expect(bars()).toEqual(['Zelfde rente€ 200', 'Nieuwe rente€ 150'])
  fireEvent.change(slider, { target: { value: '2' } })
  expect(plain(card)).toContain(nl.rate_equal)
})

test('without a fixed rate that ends before the loan there is nothing to slide', {
  tags: 'full',
}, async () => {
  const details = await openDetails(examplePart({ einddatumRentevast: null }))
  expect(details.queryByRole('slider')).toBeNull()
})

test('@MORTGAGE-39 a link to the end of a fixed rate opens the cost of another rate from then on', {
  tags: 'full',
}, async () => {
  const details = await openAt('/hypotheek?id=1&rente=2036-03-01', examplePart())
  const question = await details.findByRole('heading', { name: nl.rate_title })
  await waitFor(() => expect(document.activeElement).toBe(question))
})

test('@MORTGAGE-39 the first end of a fixed rate that is ahead leads there, a later one does not', async () => {
  const details = await openAt(
    '/hypotheek?id=1&rente=2040-03-01',
    examplePart({ einddatumRentevast: '2040-03-01' }),
    examplePart({ id: 2, einddatumRentevast: '2036-03-01' }),
  )
  const question = await details.findByRole('heading', { name: nl.rate_title })
  expect(document.activeElement).not.toBe(question)
  const go = details.getByRole('button', { name: nl.rate_go })
  expect(plain(go.closest('li'))).toContain('1 maart 2036')
  fireEvent.click(go)
  expect(document.activeElement).toBe(question)
})
