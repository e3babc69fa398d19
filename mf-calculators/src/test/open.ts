import { type FakePortal, fakePortal, renderView } from '@portal/remote-kit/test'
import type { ComponentType } from 'react'
import { texts } from '../texts.ts'

/** Opens a view in a test; `answers` says what the portal answers before it is drawn. */
export async function open(
  View: ComponentType,
  answers: (portal: FakePortal) => void,
  { path = '/dashboard', overrides = {} }: { path?: string; overrides?: Partial<FakePortal> } = {},
) {
  const portal = fakePortal(overrides)
  answers(portal)
  const { container } = await renderView(View, { portal, texts, path })
  return { portal, container }
}

/** The text of an element with plain spaces. */
export const plain = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s/g, ' ') ?? ''
