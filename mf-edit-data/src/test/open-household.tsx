import {
  acceptGrant,
  changeConsents,
  changeGrant,
  endGrant,
  type GivenGrant,
  getHousehold,
  type Household,
  inviteToFile,
  type ReceivedGrant,
  type Rights,
} from '@portal/contract/household'
import { fakePortal, renderView } from '@portal/remote-kit/test'
import HouseholdCard from '../edit/privacy/household/HouseholdCard.tsx'
import { texts } from '../texts.ts'

const grant = {
  ...{ id: 1, kind: 'partner', rights: { home: 'change', insurance: 'read' } as Rights, consents: null },
  ...{ given_at: '2026-11-20T09:00:00Z', accepted_at: null, ends_at: null, ended_at: null },
  ...{ ended_by: null, state: 'invited' },
}

/** A given grant in wire format. */
export const given = (more: Partial<GivenGrant> = {}): GivenGrant => ({
  ...grant,
  ...{ name: 'Bas van der Meer', email: 'bas@example.nl' },
  ...more,
})

/** A received grant in wire format. */
export const received = (more: Partial<ReceivedGrant> = {}): ReceivedGrant => ({
  ...grant,
  ...{ file: { id: 7, name: 'Anna de Wit' }, others: [] },
  ...more,
})

/** Opens the sharing card; returns its portal and a function that changes the response. */
export async function openHousehold(changed: Partial<Household> = {}) {
  const portal = fakePortal()
  const known = {
    now: { has_file: true, password_wanted: false, given: [], received: [], ...changed } as Household,
  }
  portal.answer(getHousehold, () => ({ data: known.now }))
  portal.answer(inviteToFile, { data: { success: true, id: 9 } })
  for (const call of [changeGrant, endGrant, acceptGrant, changeConsents])
    portal.answer(call, { data: { success: true } })
  await renderView(HouseholdCard, { portal, texts, path: '/editInfo/privacy' })
  return { portal, known }
}
