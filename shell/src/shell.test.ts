import { createPageRead } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { saveContactDetails } from '@portal/contract/edit-form'
import { afterEach, expect, test, vi } from 'vitest'
import { createShell } from './shell.ts'
import { createPageData, createRemotes } from './test/open-shell.tsx'
import { createStoredSession, createTestBrowserEnv } from './test/test-browser-env.ts'

afterEach(() => vi.unstubAllGlobals())

const customerQuery = createPageRead(getCustomer)
const customerQueryKey = ['CUSTOMER'] as const

async function openShellWithTwoAccounts() {
  const sent: { customer: string; known: string | null; basis: string | null }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { headers } = input as Request
    const who = headers.get('authorization')?.replace('Bearer access-', '') ?? ''
    const known = headers.get('if-none-match')
    sent.push({ customer: who, known, basis: headers.get('if-match') })
    if (known) return new Response(null, { status: 304 })
    return Response.json({ data: { success: true, name: who } }, { headers: { etag: '"1"' } })
  })
  const sessions = [createStoredSession('anna'), createStoredSession('bram', { language: 'de' })]
  const { parts } = createTestBrowserEnv({ sessions, activeId: 'zuider:anna' })
  const shell = createShell(createPageData(), { remotes: createRemotes(), rest: null, origins: [] }, parts)
  await shell.open()
  return { shell, sent }
}

test('after switching accounts the cache has nothing of the other customer', async () => {
  const { shell } = await openShellWithTwoAccounts()
  shell.queries.setQueryData(customerQueryKey, { data: 'of anna' })
  await shell.session.switchTo('zuider:bram')
  expect(shell.queries.getQueryCache().getAll()).toEqual([])
})

test('after switching accounts the same URL is read again, not confirmed by the other customer’s ETag', async () => {
  const { shell, sent } = await openShellWithTwoAccounts()
  const readCustomerName = async () =>
    ((await shell.core.api.read(customerQuery)) as { data: { name: string } }).data.name
  expect(await readCustomerName()).toBe('anna')
  expect(await readCustomerName()).toBe('anna')
  expect(sent.at(-1)).toMatchObject({ customer: 'anna', known: '"1"' })
  await shell.session.switchTo('zuider:bram')
  expect(await readCustomerName()).toBe('bram')
  expect(sent.at(-1)).toMatchObject({ customer: 'bram', known: null })
})

test('after switching accounts a write is not based on the other customer’s responses', async () => {
  const { shell, sent } = await openShellWithTwoAccounts()
  const saveContact = () =>
    shell.core.api.send(saveContactDetails, { body: { mobile: '06' } }, { basis: [customerQuery] })
  await shell.core.api.read(customerQuery)
  await saveContact()
  expect(sent.at(-1)).toMatchObject({ customer: 'anna', basis: '"1"' })
  await shell.session.switchTo('zuider:bram')
  await saveContact()
  expect(sent.at(-1)).toMatchObject({ customer: 'bram', basis: null })
})

test('@SESSION-06 signing out removes tokens and cached data', async () => {
  const { shell, sent } = await openShellWithTwoAccounts()
  await shell.core.api.read(customerQuery)
  shell.queries.setQueryData(customerQueryKey, { data: 'of anna' })
  await shell.session.signOut()
  expect(shell.session.active()).toBeNull()
  expect(await shell.session.token()).toBeNull()
  expect(shell.queries.getQueryCache().getAll()).toEqual([])
  await shell.session.switchTo('zuider:bram')
  await shell.core.api.read(customerQuery)
  expect(sent.at(-1)).toMatchObject({ customer: 'bram', known: null })
})

test('cached data stays while the same customer continues, whatever changes in the account', async () => {
  const { shell, sent } = await openShellWithTwoAccounts()
  await shell.core.api.read(customerQuery)
  shell.queries.setQueryData(customerQueryKey, { data: 'of anna' })
  await shell.session.describe({ name: 'Anna Bakker' })
  expect(shell.session.account.get()?.name).toBe('Anna Bakker')
  expect(shell.queries.getQueryData(customerQueryKey)).toEqual({ data: 'of anna' })
  await shell.core.api.read(customerQuery)
  expect(sent.at(-1)).toMatchObject({ known: '"1"' })
})

test('switching accounts changes to that account’s last language', async () => {
  const { shell } = await openShellWithTwoAccounts()
  expect(shell.language.current.get().language).toBe('nl')
  await shell.session.switchTo('zuider:bram')
  expect(shell.language.current.get().language).toBe('de')
})

test('trust E16: the session and API client of remotes give access to no token', async () => {
  const { shell } = await openShellWithTwoAccounts()
  const { session, api } = shell.portalFor('mf-hostile')
  expect(Object.keys(session).sort()).toEqual([
    ...['account', 'accounts', 'forget', 'signIn', 'signOut', 'switchTo'],
  ])
  expect(Object.keys(api).sort()).toEqual(['read', 'send'])
  const visible = JSON.stringify([session.account.get(), session.accounts.get()])
  expect(visible).toContain('anna')
  expect(visible).not.toMatch(/access-|refresh-/)
  expect(() => Object.assign(session, { signIn: () => {} })).toThrow(TypeError)
})
