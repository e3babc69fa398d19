import { findOverlay } from '@portal/remote-kit/test'
import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createMortgage } from '../../test/mortgage-examples.ts'
import nl from '../../texts/nl.json'
import { renderMortgagesScreen } from '../render-mortgages-screen.ts'
import { calculateMonthlyPaymentShares } from './monthly-payment-shares.ts'

const exampleMonthlyAmounts = {
  monthly_repayment_amount: 563.55,
  monthly_interest_amount: 509.44,
  monthly_premium: 0,
}
const openMonthlyCostCard = async (given: Parameters<typeof createMortgage>[0]) => {
  await renderMortgagesScreen([createMortgage({ seen_by_customer: true, ...given })], '/hypotheek?id=1')
  return within(await findOverlay())
}

test('@MORTGAGE-07 a donut shows the repayment as a share of the monthly total', async () => {
  const details = await openMonthlyCostCard(exampleMonthlyAmounts)
  const chart = details.getByRole('group', { name: new RegExp(nl.month_title) })
  expect(chart.textContent?.replace(/\s/g, ' ')).toBe('per maand€ 1.072,99')
  expect(details.getByText('Aflossing, 53%').closest('li')?.textContent).toContain('563,55')
  expect(details.getByText('Rente, 47%')).toBeTruthy()
  expect(details.getByText(/53 cent/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  chart.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(chart.textContent?.replace(/\s/g, ' ')).toBe('Aflossing, 53%€ 563,55')
})

test('a mortgage without repayment says that the debt stays the same', { tags: 'full' }, async () => {
  const details = await openMonthlyCostCard({ monthly_interest_amount: 300 })
  expect(details.getByText(nl.month_no_repayment)).toBeTruthy()
})

test('an unknown monthly payment has no chart', { tags: 'full' }, async () => {
  const details = await openMonthlyCostCard({})
  expect(details.queryByRole('heading', { name: nl.month_title })).toBeNull()
})

test('shares are of the total payment including premium, and never negative', () => {
  const shares = calculateMonthlyPaymentShares(
    createMortgage({ ...exampleMonthlyAmounts, monthly_premium: 107.3 }),
  )
  expect(shares.map(({ name, percent }) => [name, percent])).toEqual([
    ['repayment', 48],
    ['interest', 43],
    ['premium', 9],
  ])
  expect(
    calculateMonthlyPaymentShares(createMortgage({ ...exampleMonthlyAmounts, monthly_repayment_amount: -5 })),
  ).toHaveLength(1)
  expect(calculateMonthlyPaymentShares(createMortgage({ monthly_repayment_amount: 0 }))).toEqual([])
})
