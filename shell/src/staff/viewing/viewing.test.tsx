// @module-tag full
import { getStaffViewingCallBase, getStaffViewingPath } from '@portal/contract/desk/staff-viewing'
import { uploadDocument } from '@portal/contract/document'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { saveNotificationPreference } from '@portal/contract/notification'
import { getPossessions } from '@portal/contract/possession'
import { getScenarios } from '@portal/contract/scenario'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStaffSession } from '../../session/staff-session.ts'
import { menuRemotes, menuResponsesByPath } from '../../test/menu-remotes.ts'
import { createCustomerResponse, createRemotes, openShell } from '../../test/open-shell.tsx'
import shell_nl from '../../texts/nl.json'
import nl from '../texts/nl.json'
import { isChangeAttempted, isRoleWithdrawn } from './viewing-session.ts'

const viewingPagePath = getStaffViewingPath(12)
const viewingApiPath = `/staff/api${getStaffViewingCallBase('ZUIDER', 12)}`
const exampleViewing = { id: 12, username: 'anna', name: 'Anna de Wit' }
const exampleStaff = {
  id: 'staff:3',
  name: 'Sanne',
  email: 's@example.nl',
  roles: ['adviser' as const],
  tenants: [],
}

beforeEach(() => {
  vi.stubGlobal('__webpack_share_scopes__', { default: {} })
  const page = document.createElement('script')
  Object.assign(page, {
    id: 'page',
    type: 'application/json',
    textContent: JSON.stringify({ viewing: exampleViewing }),
  })
  document.body.append(page)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.getElementById('page')?.remove()
  for (const store of [isChangeAttempted, isRoleWithdrawn]) act(() => store.set(false))
})

async function openViewing(more: Parameters<typeof openShell>[0] = {}) {
  const answers = Object.entries(menuResponsesByPath).map(([path, answer]) => [
    path.replace('/api/zuider', viewingApiPath),
    answer,
  ])
  const opened = await openShell({
    remotes: createRemotes(...menuRemotes),
    path: `${viewingPagePath}/hypotheek`,
    page: { staff: exampleStaff },
    sessionOf: createStaffSession,
    ...more,
    server: {
      [`${viewingApiPath}/customer/customer`]: createCustomerResponse({ id: 12 }),
      ...Object.fromEntries(answers),
      ...more?.server,
    },
  })
  await screen.findByRole('complementary', { name: /Anna de Wit/ })
  return opened
}
const findMessageDialog = () => screen.findByRole('alertdialog', { name: nl.viewing_only_title })
const isMessageOpen = () => screen.queryByRole('alertdialog')?.dataset.state === 'open'

test('@DESK-17 a viewed portal shows the customer’s layout below a bar with name and back link, and reads as the viewer', async () => {
  const { shell, server } = await openViewing()
  const bar = screen.getByRole('complementary', { name: 'Je ziet het portaal zoals Anna de Wit het ziet.' })
  expect(within(bar).getByRole('link', { name: nl.viewing_back }).getAttribute('href')).toBe(
    '/desk/customers/12',
  )
  expect(screen.getByRole('button', { name: /Anna de Wit/ })).toBeTruthy()
  const menu = screen.getAllByRole('navigation', { name: shell_nl.main_menu, hidden: true })[0] as HTMLElement
  const links = within(menu).getAllByRole('link', { hidden: true })
  for (const link of links) expect(link.getAttribute('href')).toMatch(new RegExp(`^${viewingPagePath}/`))
  expect(shell.routing.destination.get()).toMatchObject({ route: { path: '/hypotheek' } })
  await userEvent.click(links[0] as HTMLElement)
  await waitFor(() =>
    expect(shell.routing.destination.get()).not.toMatchObject({ route: { path: '/hypotheek' } }),
  )
  act(() => shell.portalFor('mf-x').navigate('/hypotheek?deel=1'))
  expect(location.pathname + location.search).toBe(`${viewingPagePath}/hypotheek?deel=1`)
  expect(server.requested.length).toBeGreaterThan(3)
  for (const path of server.requested) expect(path).toMatch(/^\/staff\/api\//)
})

test('@DESK-17 writes are not sent, and show one message for all remotes; seen marks are dropped silently', async () => {
  const { shell, server } = await openViewing()
  const { api: client } = shell.portalFor('mf-x')
  const before = server.requested.length
  const seen = await client.send(markRecordAsSeen, { body: { model: 'task', id: 1 } })
  expect(seen.data.success).toBe(false)
  expect(isMessageOpen()).toBe(false)
  const saving = client.send(saveNotificationPreference, { body: { kind: 'file', when: 'off' } })
  await expect(saving).rejects.toMatchObject({ body: { error: 'viewing_only' } })
  expect(
    await screen.findByText('Er is niets bewaard of verstuurd. Alleen Anna de Wit kan dit zelf doen.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: nl.viewing_go_on }))
  expect(isMessageOpen()).toBe(false)
  const sending = client.send(uploadDocument, { body: { name: 'x', content: new File(['x'], 'x') } })
  await expect(sending).rejects.toMatchObject({ status: 403 })
  expect(await findMessageDialog()).toBeTruthy()
  expect(server.requested.length).toBe(before)
})

test('calculations are sent, and a rejection by the server shows the same message', async () => {
  const path = `${viewingApiPath}/advice/scenarios`
  const refusing = { status: 403, body: { error: 'viewing_only' } }
  const { shell, server } = await openViewing({ server: { [path]: refusing } })
  const asking = shell.portalFor('mf-x').api.send(getScenarios, { body: {}, query: { key: 'k' } } as never)
  await expect(asking).rejects.toMatchObject({ status: 403 })
  expect(server.requested).toContain(path)
  expect(await findMessageDialog()).toBeTruthy()
})

test('@DESK-17 nothing is stored on the device, the customer cannot be signed out, and the desk’s language stays', async () => {
  const { shell, browser } = await openViewing()
  const { drafts, session, language } = shell.portalFor('mf-x')
  expect(await drafts.save('x', 1)).toBe(true)
  expect(await drafts.read('x')).toMatchObject({ value: 1 })
  act(() => language.change('de'))
  expect(document.cookie).not.toContain('language=de')
  expect(await findMessageDialog()).toBeTruthy()
  await session.signOut()
  await shell.session.leave()
  expect(session.account.get()?.name).toBe('Anna de Wit')
  expect(await browser.parts.sealed.listNames()).toEqual([])
})

test('@DESK-08 a role withdrawn during viewing ends it with the next read and a message', async () => {
  const read = getPossessions.path
  const gone = { status: 403, body: { error: 'forbidden', message: 'no' } }
  const { shell } = await openViewing({ server: { [`${viewingApiPath}${read}`]: gone } })
  await shell
    .portalFor('mf-x')
    .api.read({ key: 'x', url: read })
    .catch(() => {})
  expect(await screen.findByRole('heading', { name: nl.viewing_withdrawn_title })).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('@DESK-18 in a preview only, the draft theme passed to the tab replaces the tenant’s', async () => {
  sessionStorage.setItem(
    'look-draft ZUIDER',
    JSON.stringify({ name: 'Zuider en Zonen', pronoun: 'U', primary_color: 7 }),
  )
  const openDraftTheme = async (kind: 'portal' | 'preview') => {
    cleanup()
    const { shell } = await openViewing({ path: `${getStaffViewingPath(12, kind)}/hypotheek` })
    return [shell.core.tenant.get()?.name, shell.language.current.get().formal]
  }
  expect(await openDraftTheme('preview')).toEqual(['Zuider Advies', false])
  sessionStorage.setItem('look-draft ZUIDER', JSON.stringify({ name: 'Zuider en Zonen', pronoun: 'U' }))
  expect(await openDraftTheme('preview')).toEqual(['Zuider en Zonen', true])
  expect(await openDraftTheme('portal')).toEqual(['Zuider Advies', false])
  sessionStorage.clear()
})
