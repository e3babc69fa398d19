import { getCustomer } from '@portal/contract/customer'
import type { FakePortal } from '@portal/remote-kit/test'
import { fakePortal, renderView } from '@portal/remote-kit/test'
import { configure } from '@testing-library/react'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { texts } from '../texts.ts'

/** The first drawing of the details in a test file takes seconds on a busy machine. */
configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 30_000 })

/** Opens a view in a test; `answers` says what the portal answers before it is drawn. */
export async function open(View: ComponentType, path: string, answers: (portal: FakePortal) => void) {
  Element.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList
  const portal = fakePortal()
  answers(portal)
  const { container } = await renderView(View, { portal, texts, path })
  return { portal, container }
}

/** The customer, with these product labels. */
export const customerLabelled =
  (...labels: string[]) =>
  (portal: FakePortal) =>
    portal.answer(getCustomer, {
      data: {
        id: 1,
        full_name: 'Anna de Wit',
        first_name: 'Anna',
        username: 'anna',
        product_labels: labels.map((name) => ({ name })),
      },
    })

/** Makes links steps of the history, as the shell does, which a view in a test is without. */
export function followLinks(event: MouseEvent) {
  const link = (event.target as Element).closest('a')
  if (!link) return
  event.preventDefault()
  history.pushState(null, '', link.href)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The text of an element with plain spaces. */
export const plain = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s/g, ' ') ?? ''
