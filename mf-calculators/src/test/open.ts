import { type FakePortal, fakePortal, renderView } from '@portal/remote-kit/test'
import { configure } from '@testing-library/react'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { texts } from '../texts.ts'

/** The first drawing of a layer in a test file takes seconds on a busy machine. */
configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 30_000 })

/** Opens a view in a test; `answers` says what the portal answers before it is drawn. */
export async function open(
  View: ComponentType,
  answers: (portal: FakePortal) => void,
  { path = '/dashboard', overrides = {} }: { path?: string; overrides?: Partial<FakePortal> } = {},
) {
  Element.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList
  const portal = fakePortal(overrides)
  answers(portal)
  const { container } = await renderView(View, { portal, texts, path })
  return { portal, container }
}

/** The text of an element with plain spaces. */
export const plain = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s/g, ' ') ?? ''
