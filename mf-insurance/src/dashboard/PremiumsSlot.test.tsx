import { getPolicies, type Policy } from '@portal/contract/policy'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createExamplePolicy } from '../test/example-data.ts'
import { getNormalizedText, renderInsuranceView } from '../test/render-insurance-view.ts'
import PremiumsSlot from './PremiumsSlot.tsx'

const renderPremiumsSlot = (policies?: Policy[]) =>
  renderInsuranceView(
    PremiumsSlot,
    '/dashboard',
    (portal) => policies && portal.answer(getPolicies, { data: policies }),
  )

test('@DASH-05 a ring shows the monthly premiums, with a link to the policies', async () => {
  await renderPremiumsSlot([createExamplePolicy(), createExamplePolicy({ id: 2, mutation_code: 4 })])
  const card = await screen.findByRole('article')
  expect(getNormalizedText(card)).toContain('Verzekeringen€ 27per maand')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/verzekeringen')
})

test('without policies there is no card', async () => {
  const { portal, container } = await renderPremiumsSlot([createExamplePolicy({ mutation_code: 4 })])
  await expect.poll(() => portal.queries.isFetching()).toBe(0)
  await expect.poll(() => container.querySelector('article, section, [role=status]')).toBeNull()
})

test('if policies cannot be read, the read can be retried', { tags: 'full' }, async () => {
  const { portal } = await renderPremiumsSlot()
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  portal.answer(getPolicies, { data: [createExamplePolicy()] })
  await userEvent.click(retry)
  expect(await screen.findByRole('article')).toBeTruthy()
})
