import { ApiError } from '@portal/contract/error'
import {
  beginTwoStepChange,
  changeTwoStepSetting,
  getTwoStepSetting,
} from '@portal/contract/two-step-sign-in'
import {
  createFakePortal,
  findOverlay,
  quotaText,
  renderView,
  throwQuotaReached,
} from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import nl from '../../../texts/nl.json'
import { texts } from '../../../texts.ts'
import { TwoStepCard } from './TwoStepCard.tsx'

vi.setConfig({ testTimeout: 30_000 })

const createRejection = (errors: Record<string, string>) =>
  new ApiError('refused', { status: 422, message: 'no', body: { errors } })

async function renderTwoStepCard(given: object = {}) {
  const portal = createFakePortal()
  let enabled = false
  const respondWithState = () => ({ data: { enabled, can_change: true, email: 'a…@example.nl', ...given } })
  portal.answer(getTwoStepSetting, respondWithState)
  portal.answer(beginTwoStepChange, ({ body }) => {
    if (body.current_password !== 'portaal-demo') throw createRejection({ current_password: 'is wrong' })
    return { data: { success: true } }
  })
  portal.answer(changeTwoStepSetting, ({ body }) => {
    if (body.otp !== '1234567') throw createRejection({ otp: 'is wrong' })
    enabled = body.enabled
    return { data: { success: true } }
  })
  await renderView(TwoStepCard, { portal, texts, path: '/editInfo/security' })
  return portal
}

test('two-step sign-in is turned on with password and mailed code; wrong values give errors and stay', {
  tags: 'full',
}, async () => {
  await renderTwoStepCard()
  await userEvent.click(await screen.findByRole('button', { name: nl.two_step_switch_on }))
  await findOverlay()
  const password = await screen.findByLabelText(nl.two_step_password)
  await userEvent.type(password, 'een ander')
  await userEvent.click(screen.getByRole('button', { name: nl.two_step_send }))
  expect(await screen.findByText(nl.two_step_wrong_password)).toBeTruthy()
  await userEvent.clear(password)
  await userEvent.type(password, 'portaal-demo{Enter}')
  const code = await screen.findByLabelText(nl.two_step_code)
  await userEvent.type(code, '7654321{Enter}')
  expect(await screen.findByText(nl.two_step_wrong_code)).toBeTruthy()
  await userEvent.clear(code)
  await userEvent.type(code, '123 4567{Enter}')
  expect(await screen.findByText(nl.two_step_now_on)).toBeTruthy()
  expect(await screen.findByRole('button', { name: nl.two_step_switch_off })).toBeTruthy()
})

test('at the quota, the form shows the server’s message', { tags: 'full' }, async () => {
  const portal = await renderTwoStepCard()
  portal.answer(beginTwoStepChange, throwQuotaReached)
  await userEvent.click(await screen.findByRole('button', { name: nl.two_step_switch_on }))
  await findOverlay()
  await userEvent.type(await screen.findByLabelText(nl.two_step_password), 'portaal-demo{Enter}')
  expect(await screen.findByText(quotaText)).toBeTruthy()
})

test('a setting of the tenant is shown as text, without a button', async () => {
  await renderTwoStepCard({ can_change: false })
  expect(await screen.findByText(/Dit is ingesteld door Zuider/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('without an e-mail address for codes, the card says who can add one', async () => {
  await renderTwoStepCard({ can_change: false, email: null })
  expect(await screen.findByText(nl.two_step_no_email)).toBeTruthy()
})
