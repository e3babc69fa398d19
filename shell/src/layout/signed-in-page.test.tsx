// @module-tag full
import { type LazyComponent, lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openShell } from '../test/open-shell.tsx'
import { SignedInLayout } from './SignedInLayout.tsx'

type SignedInProps = { welcoming: boolean }
let TestLayout: LazyComponent<SignedInProps>
vi.mock('./LazySignedInLayout.ts', () => ({
  LazySignedInLayout: Object.assign((props: SignedInProps) => <TestLayout {...props} />, { provide() {} }),
}))

const findMenu = () => screen.queryByRole('navigation', { name: 'Hoofdmenu', hidden: true })

async function openShellWhileLoading() {
  const { promise, resolve, reject } = Promise.withResolvers<typeof SignedInLayout>()
  const load = vi.fn(async () => ({ default: SignedInLayout }))
  load.mockImplementationOnce(async () => ({ default: await promise }))
  TestLayout = lazyWithRetry(load)
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
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await vi.waitFor(() => expect(findMenu()).not.toBeNull())
})
