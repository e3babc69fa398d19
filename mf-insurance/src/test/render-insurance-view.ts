import { getCustomer } from '@portal/contract/customer'
import type { FakePortal } from '@portal/remote-kit/test'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import type { ComponentType } from 'react'
import { texts } from '../texts.ts'

/** Renders a view in a test; `answers` sets the portal's responses first. */
export async function renderInsuranceView(
  View: ComponentType,
  path: string,
  answers: (portal: FakePortal) => void,
) {
  const portal = createFakePortal()
  answers(portal)
  const { container } = await renderView(View, { portal, texts, path })
  return { portal, container }
}

/** Mocks a customer with the given product labels. */
export const mockProductLabels =
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

/** Text of an element with normalised whitespace. */
export const getNormalizedText = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s/g, ' ') ?? ''
