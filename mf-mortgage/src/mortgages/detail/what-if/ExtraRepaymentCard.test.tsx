import { findOverlay } from '@portal/remote-kit/test'
import { fireEvent, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMortgage, createMortgagePart } from '../../../test/mortgage-examples.ts'
import nl from '../../../texts/nl.json'
import { renderMortgagesScreen } from '../../render-mortgages-screen.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-21T12:00:00')))
afterEach(() => void vi.useRealTimers())

const penaltyFreeFields = { penalty_free_repayment_percentage: 10 }
const getPlainText = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? ''
const extraRepaymentTitle = /^Extra aflossen in 2026/
const getSlider = (details: ReturnType<typeof within>) =>
  details.getByRole('slider', { name: extraRepaymentTitle })
async function openExtraRepaymentCard(...mortgageParts: ReturnType<typeof createMortgagePart>[]) {
  const month = { monthly_repayment_amount: 563.55, monthly_interest_amount: 509.44 }
  await renderMortgagesScreen(
    [createMortgage({ seen_by_customer: true, mortgageParts, ...month })],
    '/hypotheek?id=1',
  )
  return within(await findOverlay())
}

test('@MORTGAGE-37 the result follows the slider, as text and for screen readers', async () => {
  const details = await openExtraRepaymentCard(
    createMortgagePart({ type: 5, interest: 4, remaining_debt: 140_000, ...penaltyFreeFields }),
  )
  const range = getSlider(details) as HTMLInputElement
  expect([range.min, range.max, range.step, range.value]).toEqual(['0', '14000', '500', '5000'])
  fireEvent.change(range, { target: { value: '12000' } })
  const card = range.closest('section') as HTMLElement
  expect(getPlainText(card)).toContain('€ 40 minder per maand')
  expect(within(card).getAllByRole('listitem').map(getPlainText)).toEqual(['Nu€ 1.073', 'Straks€ 1.033'])
  expect(getPlainText(card)).toMatch(/€ 9\.\d{3} minder rente tot 2046/)
  expect(range.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toMatch(
    /^€ 12\.000\. € 40 minder per maand\. /,
  )
  fireEvent.change(range, { target: { value: '0' } })
  expect(getPlainText(card)).toContain(nl.extra_none)
})

test('the penalty-free amount links to the slider', { tags: 'full' }, async () => {
  const details = await openExtraRepaymentCard(createMortgagePart(penaltyFreeFields))
  fireEvent.click(details.getByRole('button', { name: nl.extra_go }))
  expect(document.activeElement).toBe(getSlider(details))
})

test('without a penalty-free amount there is no slider', { tags: 'full' }, async () => {
  const details = await openExtraRepaymentCard(createMortgagePart())
  expect(details.queryByRole('slider', { name: extraRepaymentTitle })).toBeNull()
  expect(details.queryByRole('button', { name: nl.extra_go })).toBeNull()
})
