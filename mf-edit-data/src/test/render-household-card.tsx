import {
  type AccessRights,
  acceptAccessGrant,
  changeAccessGrant,
  changePartnerConsents,
  endAccessGrant,
  type GivenAccessGrant,
  getHousehold,
  type Household,
  inviteToCustomerFile,
  type ReceivedAccessGrant,
} from '@portal/contract/household'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import HouseholdCard from '../edit/privacy/household/HouseholdCard.tsx'
import { texts } from '../texts.ts'

const exampleGrant = {
  ...{
    id: 1,
    kind: 'partner',
    rights: { home: 'change', insurance: 'read' } as AccessRights,
    consents: null,
  },
  ...{ given_at: '2026-11-20T09:00:00Z', accepted_at: null, ends_at: null, ended_at: null },
  ...{ ended_by: null, state: 'invited' },
}

export const createGivenGrant = (more: Partial<GivenAccessGrant> = {}): GivenAccessGrant => ({
  ...exampleGrant,
  ...{ name: 'Bas van der Meer', email: 'bas@example.nl' },
  ...more,
})

export const createReceivedGrant = (more: Partial<ReceivedAccessGrant> = {}): ReceivedAccessGrant => ({
  ...exampleGrant,
  ...{ file: { id: 7, name: 'Anna de Wit' }, others: [] },
  ...more,
})

/** Renders the card for sharing the customer's file; returns its portal and a function that changes the response. */
export async function renderHouseholdCard(changed: Partial<Household> = {}) {
  const portal = createFakePortal()
  const known = {
    now: { has_file: true, password_wanted: false, given: [], received: [], ...changed } as Household,
  }
  portal.answer(getHousehold, () => ({ data: known.now }))
  portal.answer(inviteToCustomerFile, { data: { success: true, id: 9 } })
  for (const call of [changeAccessGrant, endAccessGrant, acceptAccessGrant, changePartnerConsents])
    portal.answer(call, { data: { success: true } })
  await renderView(HouseholdCard, { portal, texts, path: '/editInfo/privacy' })
  return { portal, known }
}
