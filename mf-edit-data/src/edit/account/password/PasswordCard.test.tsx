import { changePassword } from '@portal/contract/account'
import { ApiError } from '@portal/contract/error'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import nl from '../../../texts/nl.json'
import { texts } from '../../../texts.ts'
import { PasswordCard } from './PasswordCard.tsx'
import { resultDelayMs } from './use-change-password.ts'

afterEach(() => vi.useRealTimers())
vi.setConfig({ testTimeout: 30_000 })
const user = userEvent.setup({ delay: null })

const TestPasswordCard = () => <PasswordCard username="anna" />
type MockResponse = () => Promise<{ data: { success: boolean } }>
const respondSuccess: MockResponse = async () => ({ data: { success: true } })

async function renderPasswordCard(answer: MockResponse = respondSuccess) {
  const answered = vi.fn(answer)
  const portal = createFakePortal({ api: { send: answered, read: answered } as never })
  await renderView(TestPasswordCard, { portal, texts, path: '/editInfo/account' })
  return { answered }
}
async function submitAndAdvanceClock(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(screen.getByRole('button', { name: nl.password_change }))
  await advanceClock(milliseconds)
}
const advanceClock = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const getPasswordField = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
async function fillPasswords(current: string, next: string, again = next) {
  if (current) await user.type(getPasswordField(nl.password_current), current)
  if (next) await user.type(getPasswordField(nl.password_new), next)
  if (again) await user.type(getPasswordField(nl.password_confirmation), again)
}
const clickSubmit = () => user.click(screen.getByRole('button', { name: nl.password_change }))
const strongPassword = 'zeven groene fietsen'
const getFieldMessages = (label: string) =>
  getPasswordField(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('@PWCHANGE-01 @PWCHANGE-06 the form has three fields, and Enter submits it', async () => {
  const { answered } = await renderPasswordCard()
  await fillPasswords('portaal-demo', strongPassword)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(answered).toHaveBeenCalledOnce())
  const body = {
    current_password: 'portaal-demo',
    new_password: strongPassword,
    new_password_confirmation: strongPassword,
  }
  expect(answered).toHaveBeenCalledWith(changePassword, { body }, {})
})

test('spaces do not count as characters of a password, and the new password must differ from the current one', {
  tags: 'full',
}, async () => {
  const { answered } = await renderPasswordCard()
  await fillPasswords('portaal-demo', ' '.repeat(9))
  await clickSubmit()
  await waitFor(() => expect(getFieldMessages(nl.password_new)).toContain(nl.password_min_length))
  await user.clear(getPasswordField(nl.password_new))
  await user.clear(getPasswordField(nl.password_confirmation))
  await fillPasswords('', 'portaal-demo')
  await clickSubmit()
  await waitFor(() => expect(getFieldMessages(nl.password_new)).toContain(nl.password_same))
  expect(answered).not.toHaveBeenCalledWith(changePassword, expect.anything())
})

test('clicking the button twice changes the password once', { tags: 'full' }, async () => {
  const { answered } = await renderPasswordCard()
  await fillPasswords('portaal-demo', strongPassword)
  const button = screen.getByRole('button', { name: nl.password_change })
  await act(async () => {
    button.click()
    await new Promise(setImmediate)
    button.click()
  })
  await waitFor(() => expect(answered).toHaveBeenCalled())
  expect(answered).toHaveBeenCalledTimes(1)
})

test('@PWCHANGE-05 a field shows its error after it was touched, not before', async () => {
  await renderPasswordCard()
  await user.type(getPasswordField(nl.password_new), 'kort')
  expect(screen.queryByText(nl.password_min_length)).toBeNull()
  await user.tab()
  await user.tab()
  await waitFor(() => expect(getFieldMessages(nl.password_new)).toContain(nl.password_min_length))
  expect(getFieldMessages(nl.password_current)).toBeUndefined()
})

test.each([
  ['@PWCHANGE-02', '', strongPassword, strongPassword, nl.password_current, nl.login_error_password],
  ['@PWCHANGE-03', 'portaal-demo', '', strongPassword, nl.password_new, nl.login_error_password],
  ['@PWCHANGE-03', 'portaal-demo', 'zeven77', 'zeven77', nl.password_new, nl.password_min_length],
  ['case C55', 'portaal-demo', strongPassword, '', nl.password_confirmation, nl.login_error_password],
  ['@PWCHANGE-04', 'portaal-demo', strongPassword, 'zeven', nl.password_confirmation, nl.new_password_equal],
  [
    '@PWCHANGE-04',
    'portaal-demo',
    strongPassword,
    `${strongPassword}!`,
    nl.password_confirmation,
    nl.new_password_equal,
  ],
])(
  '%s with current %j, new %j and confirmation %j, the field %s shows an error',
  async (_, current, next, again, label, message) => {
    const { answered } = await renderPasswordCard()
    await fillPasswords(current, next, again)
    await clickSubmit()
    await waitFor(() => expect(getFieldMessages(label)).toContain(message))
    expect(answered).not.toHaveBeenCalled()
  },
)

test('@PWCHANGE-07 input during submission is ignored, and the result shows after two seconds', async () => {
  const { answered } = await renderPasswordCard()
  await fillPasswords('portaal-demo', strongPassword)
  await submitAndAdvanceClock(resultDelayMs - 1)
  expect(answered).toHaveBeenCalledOnce()
  expect(getPasswordField(nl.password_new).readOnly).toBe(true)
  fireEvent.click(screen.getByText(nl.password_submitting))
  fireEvent.submit(getPasswordField(nl.password_new).form as HTMLFormElement)
  await advanceClock(0)
  expect(screen.queryByText(nl.password_changed)).toBeNull()
  await advanceClock(1)
  const result = screen.getByRole('status')
  expect(result.textContent).toContain(nl.password_changed)
  expect(document.activeElement).toBe(result)
  expect(answered).toHaveBeenCalledOnce()
})

const createRejection = (status: number, errors: Record<string, string> = {}) =>
  new ApiError('refused', { status, message: 'no', body: { errors } })

test.each([
  [{ current_password: 'is wrong' }, nl.password_current, nl.password_failed_current],
  [{ new_password: 'is chosen by too many people' }, nl.password_new, nl.password_failed_common],
])(
  '@PWCHANGE-08 a rejection with %j shows an error, and a retry keeps the typed values',
  async (errors, label, why) => {
    await renderPasswordCard(() => Promise.reject(createRejection(422, errors)))
    await fillPasswords('niet-mijn-wachtwoord', strongPassword)
    await submitAndAdvanceClock(resultDelayMs)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain(nl.password_failed)
    expect(alert.textContent).toContain(why)
    vi.useRealTimers()
    await user.click(screen.getByRole('button', { name: nl.password_retry }))
    expect(getPasswordField(nl.password_new).value).toBe(strongPassword)
    await waitFor(() => expect(getFieldMessages(label)).toContain(why))
  },
)

test.each([
  [createRejection(500), nl.password_failed_other],
  [createRejection(429), nl.password_failed_often],
  [new ApiError('unreachable', { message: 'away' }), nl.password_failed_offline],
])('@PWCHANGE-08 after %s the same values can be sent again', { tags: 'full' }, async (failure, why) => {
  const { answered } = await renderPasswordCard()
  answered.mockRejectedValueOnce(failure)
  await fillPasswords('portaal-demo', strongPassword)
  await submitAndAdvanceClock(resultDelayMs)
  expect(screen.getByRole('alert').textContent).toContain(why)
  fireEvent.click(screen.getByRole('button', { name: nl.password_retry }))
  await advanceClock(resultDelayMs)
  expect(screen.getByRole('status').textContent).toContain(nl.password_changed)
  expect(answered).toHaveBeenCalledTimes(2)
})

test('the strength of a new password is shown', { tags: 'full', timeout: 30_000 }, async () => {
  await renderPasswordCard()
  await user.type(getPasswordField(nl.password_new), 'welkom123')
  await screen.findByText(nl.strength_weak, {}, { timeout: 15_000 })
  await user.clear(getPasswordField(nl.password_new))
  await user.type(getPasswordField(nl.password_new), 'vier losse paarden op het dak')
  await screen.findByText(nl.strength_strong)
})
