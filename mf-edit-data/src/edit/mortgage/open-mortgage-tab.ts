import { saveMortgages } from '@portal/contract/edit-form'
import { getLenderLabels, getLenders } from '@portal/contract/lender'
import { getMortgages } from '@portal/contract/mortgage'
import type { FakePortal } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getSentBodies, openEditTab } from '../../test/open-edit-tab.ts'
import '@portal/ui/confirm'
import './MortgageTab.tsx'

export const createExamplePart = (id: number, given: object = {}) => ({
  id,
  leningdeelnummer: `00${id}`,
  hoofdsom: 185_000,
  type: 1,
  interest: 2.1,
  interest_type: 'fixed',
  rentevasteperiode: 240,
  einddatumRentevast: '2041-03-01',
  begindatum: '2021-03-01',
  einddatum: '2051-03-01',
  remaining_debt: 160_000,
  nhg: true,
  ...given,
})
export const createExampleMortgage = (id: number, given: object = {}) => ({
  id,
  status: 0,
  hypotheeknummer: '5012.884.301',
  agency_name: 'Dommel Hypotheken',
  company_label_description: 'Dommel Plus',
  agency: { id: 3, hdn_code: 'DM', sender_name: 'Dommel Hypotheken' },
  mortgageParts: [
    createExamplePart(1),
    createExamplePart(2, { type: 5, hoofdsom: 75_000, remaining_debt: 75_000 }),
  ],
  ...given,
})
const exampleLenders = Array.from({ length: 1200 }, (_, index) => ({
  id: index,
  hdn_code: `L${index}`,
  sender_name: `Bank ${String(index).padStart(4, '0')}`,
}))

/** Opens the mortgage tab with these mortgages. Every save succeeds, unless `answers` mocks another response. */
export const openMortgageTab = (
  mortgages: object[],
  answers: (portal: FakePortal) => void = () => {},
  address = 'mortgage',
) =>
  openEditTab(address, {}, (fake) => {
    fake.answer(getMortgages, { data: mortgages as never })
    fake.answer(getLenders, {
      data: [...exampleLenders, { id: 3, hdn_code: 'DM', sender_name: 'Dommel Hypotheken' }],
    })
    fake.answer(getLenderLabels, {
      data: [
        { id: 5, company_id: 3, hdn_code: 'DM', name: 'Dommel Thuis' },
        { id: 6, company_id: 3, hdn_code: 'DM', name: 'Dommel Plus' },
      ],
    })
    fake.answer(saveMortgages, { data: { success: true } })
    answers(fake)
  })
export const expandPart = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
/** Types another value into a field, and leaves it. */
export const retypeField = async (label: string | RegExp, typed: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  await userEvent.tab()
}
export const getLastSavedBody = (portal: FakePortal) =>
  getSentBodies(portal, saveMortgages).at(-1) as { mortgages: { parts: Record<string, unknown>[] }[] }
