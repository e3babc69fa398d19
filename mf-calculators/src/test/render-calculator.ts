import { createFakePortal, type FakePortal, renderView } from '@portal/remote-kit/test'
import type { ComponentType } from 'react'
import { texts } from '../texts.ts'

/** Renders a view in a test; `answers` sets up the portal's responses first. */
export async function renderCalculator(
  View: ComponentType,
  answers: (portal: FakePortal) => void,
  { path = '/dashboard', overrides = {} }: { path?: string; overrides?: Partial<FakePortal> } = {},
) {
  const portal = createFakePortal(overrides)
  answers(portal)
  const { container } = await renderView(View, { portal, texts, path })
  return { portal, container }
}

export const getPlainText = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s/g, ' ') ?? ''
