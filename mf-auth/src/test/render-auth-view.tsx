import type { Credentials, SignInResult } from '@portal/remote-kit/portal'
import { createFakePortal, createStore, type FakePortal, renderView } from '@portal/remote-kit/test'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { texts } from '../texts.ts'

/** Creates a portal without a session; successive sign-ins return the given results. */
export function createGuestPortal(...results: SignInResult[]) {
  const signIn = vi.fn<(credentials: Credentials) => Promise<SignInResult>>()
  for (const result of results) signIn.mockResolvedValueOnce(result)
  signIn.mockResolvedValue({ outcome: 'signed-in' })
  const { session } = createFakePortal()
  const portal = createFakePortal({ session: { ...session, account: createStore(null), signIn } })
  return { portal, signIn }
}

export const renderAuthView = (View: ComponentType, portal: FakePortal, path = '/login') =>
  renderView(View, { portal, texts, path })
