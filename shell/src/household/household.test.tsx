import {
  getCustomerFileCallBase,
  getCustomerFilePath,
  type Household,
  type ReceivedAccessGrant,
} from '@portal/contract/household'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { getPolicies } from '@portal/contract/policy'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { menuRemotes, menuResponsesByPath } from '../test/menu-remotes.ts'
import { createCustomerResponse, createRemotes, openShell } from '../test/open-shell.tsx'
import { getGrantedAccessSubjects } from './access-subjects.ts'
import { customerFileAccess, hasChangedRights, isWriteRejected } from './customer-file-api.ts'
import { createCustomerFileSession } from './customer-file-session.ts'
import nl from './texts/nl.json'

const customerFilePagePath = getCustomerFilePath(12)
const customerFileApiPath = `/api/zuider${getCustomerFileCallBase(12)}`

beforeEach(() => {
  vi.stubGlobal('__webpack_share_scopes__', { default: {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => {
    customerFileAccess.set({ kind: 'waiting' })
    for (const store of [isWriteRejected, hasChangedRights]) store.set(false)
  })
})

const exampleGrant: ReceivedAccessGrant = {
  ...{ id: 3, kind: 'delegate', rights: { insurance: 'read', home: 'change' }, consents: null },
  ...{
    given_at: '2026-11-20T09:00:00Z',
    accepted_at: '2026-11-20T09:00:00Z',
    ends_at: '2027-05-26T22:00:00Z',
  },
  ...{ ended_at: null, ended_by: null, state: 'active', file: { id: 12, name: 'Anna de Wit' }, others: [] },
}

const ownHouseholdPath = '/api/zuider/customer/household'
const createHouseholdResponse = (received: ReceivedAccessGrant[]): { data: Household } => ({
  data: { has_file: false, password_wanted: false, given: [], received },
})

async function openSharedCustomerFile() {
  const answers = Object.entries(menuResponsesByPath).map(([path, answer]) => [
    path.replace('/api/zuider', customerFileApiPath),
    answer,
  ])
  const opened = await openShell({
    remotes: createRemotes(...menuRemotes),
    path: `${customerFilePagePath}/dashboard`,
    page: { file: 12 },
    sessionOf: createCustomerFileSession,
    server: {
      ...Object.fromEntries(answers),
      [`${customerFileApiPath}/customer/customer`]: createCustomerResponse({ id: 12 }),
      [ownHouseholdPath]: createHouseholdResponse([exampleGrant]),
    },
  })
  const bar = await screen.findByRole('complementary', { name: 'Dossier van Anna de Wit' })
  return { ...opened, bar }
}

test('@HOUSE-05 a subject that may be edited may also be viewed, a partner’s data follows its subject, and nothing else may be viewed', () => {
  const listAccessSubjects = (kind: 'partner' | 'delegate', rights: ReceivedAccessGrant['rights']) =>
    [...getGrantedAccessSubjects({ kind, rights })].sort()
  expect(listAccessSubjects('delegate', { insurance: 'read' })).toEqual(['insurance'])
  expect(listAccessSubjects('delegate', { home: 'change' })).toEqual(['edit', 'home', 'home:change'])
  expect(listAccessSubjects('partner', {})).toEqual(
    ['edit', 'income', 'income:change', 'pension', 'pension:change', 'personal', 'personal:change'].sort(),
  )
})

test('@HOUSE-05 a page with another person’s file shows a bar with owner and end date, reads that file, and hides menu entries without a grant', {
  tags: 'full',
}, async () => {
  const { shell, server, bar } = await openSharedCustomerFile()
  expect(bar.textContent).toMatch(/tot en met 26\smei\s2027/)
  expect(shell.core.isAllowed({ subject: 'insurance' })).toBe(true)
  for (const subject of ['income', 'insurance:change', 'own', 'own-file'])
    expect(shell.core.isAllowed({ subject })).toBe(false)
  const portal = shell.portalFor('mf-insurance')
  await portal.api.send(getPolicies).catch(() => {})
  await portal.api.send(markRecordAsSeen, { body: { model: 'note', id: 1 } })
  expect(server.requested).toContain(`${customerFileApiPath}/customer/policy`)
  expect(server.requested.filter((path) => path.endsWith('/view'))).toEqual([])
})

test('@HOUSE-05 ended access replaces the page with a message and a link to the own account', {
  tags: 'full',
}, async () => {
  const { shell, server } = await openSharedCustomerFile()
  Object.assign(server.given, {
    [ownHouseholdPath]: createHouseholdResponse([
      { ...exampleGrant, state: 'ended', ended_at: '2026-11-26T09:00:00Z' },
    ]),
    [`${customerFileApiPath}/customer/policy`]: { status: 403, body: { error: 'grant_over' } },
  })
  await act(async () => {
    await shell
      .portalFor('mf-insurance')
      .api.send(getPolicies)
      .catch(() => {})
  })
  expect(await screen.findByRole('heading', { name: nl.over_title })).toBeTruthy()
  expect(screen.getByRole('link', { name: nl.to_account }).getAttribute('href')).toBe('/editInfo/privacy')
})

test('@HOUSE-05 data that is no longer granted shows as empty on a screen with other data, with a message', {
  tags: 'full',
}, async () => {
  const { shell, server } = await openSharedCustomerFile()
  Object.assign(server.given, {
    [ownHouseholdPath]: createHouseholdResponse([{ ...exampleGrant, rights: { home: 'change' } }]),
    [`${customerFileApiPath}/customer/policy`]: { status: 403, body: { error: 'not_granted' } },
  })
  const { api: insuranceApi } = shell.portalFor('mf-insurance')
  await act(async () => {
    expect(await insuranceApi.read({ key: 'POLICY', url: '/customer/policy' })).toEqual({ data: [] })
  })
  expect(await screen.findByRole('alertdialog', { name: nl.changed_title })).toBeTruthy()
  expect(shell.core.isAllowed({ subject: 'insurance' })).toBe(false)
})
