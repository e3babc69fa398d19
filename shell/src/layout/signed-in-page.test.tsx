// @module-tag full
import { trackPromise } from '@portal/remote-kit/await'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openShell } from '../test/open-shell.tsx'
import { loadSignedInLayout } from './load-signed-in-layout.ts'
import { SignedInLayout } from './SignedInLayout.tsx'

vi.mock('./load-signed-in-layout.ts', () => ({ loadSignedInLayout: vi.fn(), setSignedInLayout() {} }))

const findMenu = () => screen.queryByRole('navigation', { name: 'Hoofdmenu', hidden: true })

async function openShellWhileLoading() {
  const { promise, resolve, reject } = Promise.withResolvers<typeof SignedInLayout>()
  vi.mocked(loadSignedInLayout).mockReturnValue(trackPromise(promise))
  await openShell()
  expect(findMenu()).toBeNull()
  return {
    come: () => act(async () => resolve(SignedInLayout)),
    fail: () => act(async () => reject(new Error('cut'))),
  }
}

test('after a sign-in before the code has loaded, the portal appears once it has', async () => {
  const { come } = await openShellWhileLoading()
  await come()
  expect(findMenu()).not.toBeNull()
})

test('code that fails to load shows a panel with a retry button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { fail } = await openShellWhileLoading()
  await fail()
  expect(findMenu()).toBeNull()
  vi.mocked(loadSignedInLayout).mockReturnValue(trackPromise(Promise.resolve(SignedInLayout)))
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await vi.waitFor(() => expect(findMenu()).not.toBeNull())
})
