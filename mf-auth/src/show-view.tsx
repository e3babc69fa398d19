import type { Credentials, SignInResult } from '@portal/remote-kit/portal'
import { createStore, type FakePortal, fakePortal, renderView } from '@portal/remote-kit/test'
import type { ComponentType } from 'react'
import { vi } from 'vitest'

export const texts = {
  nl: () => import('./texts/nl.json'),
  nl_u: () => import('./texts/nl_u.json'),
  en: () => import('./texts/en.json'),
  en_u: () => import('./texts/en_u.json'),
  de: () => import('./texts/de.json'),
  de_u: () => import('./texts/de_u.json'),
}

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
