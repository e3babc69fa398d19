import type { Credentials, SignInResult } from '@portal/remote-kit/portal'
import { createStore, type FakePortal, fakePortal, renderView } from '@portal/remote-kit/test'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { texts } from '../texts.ts'

/** A portal in which nobody is signed in; `signIn` answers the results one after the other. */
export function guestPortal(...results: SignInResult[]) {
  const signIn = vi.fn<(credentials: Credentials) => Promise<SignInResult>>()
  for (const result of results) signIn.mockResolvedValueOnce(result)
  signIn.mockResolvedValue({ outcome: 'signed-in' })
  const { session } = fakePortal()
  const portal = fakePortal({ session: { ...session, account: createStore(null), signIn } })
  return { portal, signIn }
}

/** Draws a view of this remote with its own texts. */
export const show = (View: ComponentType, portal: FakePortal, path = '/login') =>
  renderView(View, { portal, texts, path })
