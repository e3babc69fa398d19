import type { InputOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import type { FakePortal } from '@portal/remote-kit/test'
import { fakePortal, findLayer, renderView } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '@portal/ui/dialog'
import EditScreen from '../edit/EditScreen.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'

/** The customer as the wire gives it, with what a test wants different. */
export const exampleCustomer = (given: object = {}) => ({
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

/** Opens the screen at a category; `answers` says what the portal answers besides the customer. */
export async function openTab(
  tab: string,
  given: object = {},
  answers: (portal: FakePortal) => void = () => {},
) {
  const portal = fakePortal()
  portal.answer(getCustomer, exampleCustomer(given))
  answers(portal)
  const { container } = await renderView(EditScreen, { portal, texts, path: `/editInfo${tab && `/${tab}`}` })
  return { portal, container }
}

/** Looks over what will change, and saves it. */
export async function saveAll() {
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  const dialog = await findLayer(nl.edit_review_title)
  await userEvent.click(within(dialog).getByRole('button', { name: nl.save }))
}

/** What the look over says will change: label, old, new. */
export const reviewed = async (): Promise<(string | undefined)[][]> => {
  const dialog = await findLayer(nl.edit_review_title)
  return [...dialog.querySelectorAll('dl > div')].map((row) =>
    ['dt', 'del', 'ins'].map((tag) =>
      row
        .querySelector(tag)
        ?.textContent?.replace(/^(was|wordt) /, '')
        .replace(/\s/g, ' '),
    ),
  )
}

/** The same, each with whose it is before it. */
export const reviewedByPerson = async (): Promise<(string | undefined)[][]> => {
  const rows = await reviewed()
  const dialog = await findLayer(nl.edit_review_title)
  const people = [...dialog.querySelectorAll('dl > div')].map(
    (row) => row.closest('dl')?.parentElement?.querySelector('h3')?.textContent ?? undefined,
  )
  return rows.map((row, index) => [people[index], ...row])
}

/** Bodies that were sent to a path, in order. */
export const sentTo = (portal: FakePortal, { path }: { path: string }): unknown[] =>
  portal.sent.flatMap((one) =>
    one.path === path && one.input ? [(one.input as InputOf<never> & { body: unknown }).body] : [],
  )
