import { findLayer } from '@portal/remote-kit/test'
import { fireEvent, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleMortgage, examplePart } from '../../../test/example.ts'
import nl from '../../../texts/nl.json'
import { open } from '../../open.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-21T12:00:00')))
afterEach(() => void vi.useRealTimers())

const share = { penalty_free_repayment_percentage: 10 }
const plain = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? ''
const extra = /^Extra aflossen in 2026/
const slider = (details: ReturnType<typeof within>) => details.getByRole('slider', { name: extra })
async function openExtra(...mortgageParts: ReturnType<typeof examplePart>[]) {
  const month = { monthly_repayment_amount: 563.55, monthly_interest_amount: 509.44 }
  await open([exampleMortgage({ seen_by_customer: true, mortgageParts, ...month })], '/hypotheek?id=1')
  return within(await findLayer())
}

test('@MORTGAGE-37 the outcome moves with the slider, in words and in what a screen reader says of it', async () => {
  const details = await openExtra(examplePart({ type: 5, interest: 4, remaining_debt: 140_000, ...share }))
  const range = slider(details) as HTMLInputElement
  expect([range.min, range.max, range.step, range.value]).toEqual(['0', '14000', '500', '5000'])
  fireEvent.change(range, { target: { value: '12000' } })
  const card = range.closest('section') as HTMLElement
  expect(plain(card)).toContain('€ 40 minder per maand')
  expect(within(card).getAllByRole('listitem').map(plain)).toEqual(['Nu€ 1.073', 'Straks€ 1.033'])
  expect(plain(card)).toMatch(/€ 9\.\d{3} minder rente tot 2046/)
  expect(range.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toMatch(
    /^€ 12\.000\. € 40 minder per maand\. /,
  )
  fireEvent.change(range, { target: { value: '0' } })
  expect(plain(card)).toContain(nl.extra_none)
})

test('the room without a penalty leads to the slider', { tags: 'full' }, async () => {
  const details = await openExtra(examplePart(share))
  fireEvent.click(details.getByRole('button', { name: nl.extra_go }))
  expect(document.activeElement).toBe(slider(details))
})

test('without agreed room there is nothing to slide', { tags: 'full' }, async () => {
  const details = await openExtra(examplePart())
  expect(details.queryByRole('slider', { name: extra })).toBeNull()
  expect(details.queryByRole('button', { name: nl.extra_go })).toBeNull()
})
