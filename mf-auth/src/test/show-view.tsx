import type { Credentials, SignInResult } from '@portal/remote-kit/portal'
import { createStore, type FakePortal, fakePortal, renderView } from '@portal/remote-kit/test'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { texts } from '../texts.ts'

/** A portal without a session; `signIn` returns the results in turn. */
export function guestPortal(...results: SignInResult[]) {
  const signIn = vi.fn<(credentials: Credentials) => Promise<SignInResult>>()
  for (const result of results) signIn.mockResolvedValueOnce(result)
  signIn.mockResolvedValue({ outcome: 'signed-in' })
  const { session } = fakePortal()
  const portal = fakePortal({ session: { ...session, account: createStore(null), signIn } })
  return { portal, signIn }
}

/** Renders a view of this remote with its own texts. */
export const show = (View: ComponentType, portal: FakePortal, path = '/login') =>
  renderView(View, { portal, texts, path })
