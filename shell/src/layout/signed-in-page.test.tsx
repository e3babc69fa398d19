// @module-tag full
import { trackPromise } from '@portal/remote-kit/await'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openShell } from '../test/open-shell.tsx'
import { SignedIn } from './SignedIn.tsx'
import { signedInCode } from './signed-in-code.ts'

vi.mock('./signed-in-code.ts', () => ({ signedInCode: vi.fn(), setSignedInCode() {} }))

const menu = () => screen.queryByRole('navigation', { name: 'Hoofdmenu', hidden: true })

/** Opens the portal while its code is loading; returns functions that settle the load. */
async function openWhileLoading() {
  const { promise, resolve, reject } = Promise.withResolvers<typeof SignedIn>()
  vi.mocked(signedInCode).mockReturnValue(trackPromise(promise))
  await openShell()
  expect(menu()).toBeNull()
  return {
    come: () => act(async () => resolve(SignedIn)),
    fail: () => act(async () => reject(new Error('cut'))),
  }
}

test('after a sign-in before the code has loaded, the portal appears once it has', async () => {
  const { come } = await openWhileLoading()
  await come()
  expect(menu()).not.toBeNull()
})

test('code that fails to load shows a panel with a retry button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { fail } = await openWhileLoading()
  await fail()
  expect(menu()).toBeNull()
  vi.mocked(signedInCode).mockReturnValue(trackPromise(Promise.resolve(SignedIn)))
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await vi.waitFor(() => expect(menu()).not.toBeNull())
})
