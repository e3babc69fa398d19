import { fileCalls, filePath, type Household, type ReceivedGrant } from '@portal/contract/household'
import { getPolicies } from '@portal/contract/policy'
import { markSeen } from '@portal/contract/view'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { records, wholeMenu } from '../test/descriptors.ts'
import { customerAnswer, openShell, remotes } from '../test/open-shell.tsx'
import { createFileSession } from './file-session.ts'
import { changed, fileState, refused } from './file-state.ts'
import { openGatesInFile } from './open-gates.ts'
import nl from './texts/nl.json'

const base = filePath(12)
const api = `/api/zuider${fileCalls(12)}`

beforeEach(() => {
  vi.stubGlobal('__webpack_share_scopes__', { default: {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => {
    fileState.set({ kind: 'waiting' })
    for (const store of [refused, changed]) store.set(false)
  })
})

const grant: ReceivedGrant = {
  ...{ id: 3, kind: 'delegate', rights: { insurance: 'read', home: 'change' }, consents: null },
  ...{
    given_at: '2026-11-20T09:00:00Z',
    accepted_at: '2026-11-20T09:00:00Z',
    ends_at: '2027-05-26T22:00:00Z',
  },
  ...{ ended_at: null, ended_by: null, state: 'active', file: { id: 12, name: 'Anna de Wit' }, others: [] },
}

const ofMe = '/api/zuider/customer/household'
const household = (received: ReceivedGrant[]): { data: Household } => ({
  data: { has_file: false, password_wanted: false, given: [], received },
})

async function open() {
  const answers = Object.entries(records).map(([path, answer]) => [path.replace('/api/zuider', api), answer])
  const opened = await openShell({
    remotes: remotes(...wholeMenu),
    path: `${base}/dashboard`,
    page: { file: 12 },
    sessionOf: createFileSession,
    server: {
      ...Object.fromEntries(answers),
      [`${api}/customer/customer`]: customerAnswer({ id: 12 }),
      [ofMe]: household([grant]),
    },
  })
  const bar = await screen.findByRole('complementary', { name: 'Dossier van Anna de Wit' })
  return { ...opened, bar }
}

test('@HOUSE-05 a subject that may be changed may be seen, a partner’s data follows its subject, and nothing else may be seen', () => {
  const of = (kind: 'partner' | 'delegate', rights: ReceivedGrant['rights']) =>
    [...openGatesInFile({ kind, rights })].sort()
  expect(of('delegate', { insurance: 'read' })).toEqual(['insurance'])
  expect(of('delegate', { home: 'change' })).toEqual(['edit', 'home', 'home:change'])
  expect(of('partner', {})).toEqual(
    ['edit', 'income', 'income:change', 'pension', 'pension:change', 'personal', 'personal:change'].sort(),
  )
})

test('@HOUSE-05 a page with another person’s file shows a bar with owner and end date, reads that file, and hides menu entries without a grant', {
  tags: 'full',
}, async () => {
  const { shell, server, bar } = await open()
  expect(bar.textContent).toMatch(/tot en met 26\smei\s2027/)
  expect(shell.core.isAllowed({ subject: 'insurance' })).toBe(true)
  for (const subject of ['income', 'insurance:change', 'own', 'own-file'])
    expect(shell.core.isAllowed({ subject })).toBe(false)
  const portal = shell.portalFor('mf-insurance')
  await portal.api.send(getPolicies).catch(() => {})
  await portal.api.send(markSeen, { body: { model: 'note', id: 1 } })
  expect(server.requested).toContain(`${api}/customer/policy`)
  expect(server.requested.filter((path) => path.endsWith('/view'))).toEqual([])
})

test('@HOUSE-05 ended access replaces the page with a message and a link to the own account', {
  tags: 'full',
}, async () => {
  const { shell, server } = await open()
  Object.assign(server.given, {
    [ofMe]: household([{ ...grant, state: 'ended', ended_at: '2026-11-26T09:00:00Z' }]),
    [`${api}/customer/policy`]: { status: 403, body: { error: 'grant_over' } },
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
  const { shell, server } = await open()
  Object.assign(server.given, {
    [ofMe]: household([{ ...grant, rights: { home: 'change' } }]),
    [`${api}/customer/policy`]: { status: 403, body: { error: 'not_granted' } },
  })
  const { api: insuranceApi } = shell.portalFor('mf-insurance')
  await act(async () => {
    expect(await insuranceApi.read({ key: 'POLICY', url: '/customer/policy' })).toEqual({ data: [] })
  })
  expect(await screen.findByRole('alertdialog', { name: nl.changed_title })).toBeTruthy()
  expect(shell.core.isAllowed({ subject: 'insurance' })).toBe(false)
})
