import type { CallInput } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import type { FakePortal } from '@portal/remote-kit/test'
import { createFakePortal, findOverlay, renderView } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '@portal/ui/dialog'
import EditScreen from '../edit/EditScreen.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'

export const createExampleCustomer = (given: object = {}) => ({
  data: {
    id: 1,
    full_name: 'Anna de Wit',
    first_name: 'Anna',
    suffix: 'de',
    last_name: 'Wit',
    initials: 'A.',
    date_of_birth: '1984-05-12',
    sex: 0,
    username: 'anna',
    email_address: 'anna@voorbeeld.example',
    mobile: '0612345678',
    can_update_self: true,
    can_update_partner: true,
    ...given,
  },
})

/**
 * Opens the edit screen at a category. The response for the customer is always mocked; `answers` mocks other responses.
 */
export async function openEditTab(
  tab: string,
  given: object = {},
  answers: (portal: FakePortal) => void = () => {},
) {
  const portal = createFakePortal()
  portal.answer(getCustomer, createExampleCustomer(given))
  answers(portal)
  const { container } = await renderView(EditScreen, { portal, texts, path: `/editInfo${tab && `/${tab}`}` })
  return { portal, container }
}

export async function reviewAndSave() {
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  const dialog = await findOverlay(nl.edit_review_title)
  await userEvent.click(within(dialog).getByRole('button', { name: nl.save }))
}

/** Returns the changes listed in the review dialog: label, old value, new value. */
export const getReviewedChanges = async (): Promise<(string | undefined)[][]> => {
  const dialog = await findOverlay(nl.edit_review_title)
  return [...dialog.querySelectorAll('dl > div')].map((row) =>
    ['dt', 'del', 'ins'].map((tag) =>
      row
        .querySelector(tag)
        ?.textContent?.replace(/^(was|wordt) /, '')
        .replace(/\s/g, ' '),
    ),
  )
}

/** Returns the changes listed in the review dialog, each preceded by the person. */
export const getReviewedChangesByPerson = async (): Promise<(string | undefined)[][]> => {
  const rows = await getReviewedChanges()
  const dialog = await findOverlay(nl.edit_review_title)
  const people = [...dialog.querySelectorAll('dl > div')].map(
    (row) => row.closest('dl')?.parentElement?.querySelector('h3')?.textContent ?? undefined,
  )
  return rows.map((row, index) => [people[index], ...row])
}

export const getSentBodies = (portal: FakePortal, { path }: { path: string }): unknown[] =>
  portal.sent.flatMap((one) =>
    one.path === path && one.input ? [(one.input as CallInput<never> & { body: unknown }).body] : [],
  )
