import { readOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { saveContactDetails } from '@portal/contract/edit'
import { afterEach, expect, test, vi } from 'vitest'
import { createShell } from './shell.ts'
import { browserEnv, sessionOf } from './test/browser-env.ts'
import { pageOf, remotes } from './test/open-shell.tsx'

afterEach(() => vi.unstubAllGlobals())

const customer = readOf(getCustomer)
const key = ['CUSTOMER'] as const

/** Opens a shell on a device with two accounts, Anna's active; every response has an ETag. */
async function shellOfTwo() {
  const sent: { customer: string; known: string | null; basis: string | null }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { headers } = input as Request
    const who = headers.get('authorization')?.replace('Bearer access-', '') ?? ''
    const known = headers.get('if-none-match')
    sent.push({ customer: who, known, basis: headers.get('if-match') })
    if (known) return new Response(null, { status: 304 })
    return Response.json({ data: { success: true, name: who } }, { headers: { etag: '"1"' } })
  })
  const sessions = [sessionOf('anna'), sessionOf('bram', { language: 'de' })]
  const { parts } = browserEnv({ sessions, activeId: 'zuider:anna' })
  const shell = createShell(pageOf(), { remotes: remotes(), rest: null, origins: [] }, parts)
  await shell.open()
  return { shell, sent }
}

test('after switching accounts the cache has nothing of the other customer', async () => {
  const { shell } = await shellOfTwo()
  shell.queries.setQueryData(key, { data: 'of anna' })
  await shell.session.switchTo('zuider:bram')
  expect(shell.queries.getQueryCache().getAll()).toEqual([])
})

test('after switching accounts the same URL is read again, not confirmed by the other customer’s ETag', async () => {
  const { shell, sent } = await shellOfTwo()
  const nameOf = async () => ((await shell.core.api.read(customer)) as { data: { name: string } }).data.name
  expect(await nameOf()).toBe('anna')
  expect(await nameOf()).toBe('anna')
  expect(sent.at(-1)).toMatchObject({ customer: 'anna', known: '"1"' })
  await shell.session.switchTo('zuider:bram')
  expect(await nameOf()).toBe('bram')
  expect(sent.at(-1)).toMatchObject({ customer: 'bram', known: null })
})

test('after switching accounts a write is not based on the other customer’s responses', async () => {
  const { shell, sent } = await shellOfTwo()
  const save = () =>
    shell.core.api.send(saveContactDetails, { body: { mobile: '06' } }, { basis: [customer] })
  await shell.core.api.read(customer)
  await save()
  expect(sent.at(-1)).toMatchObject({ customer: 'anna', basis: '"1"' })
  await shell.session.switchTo('zuider:bram')
  await save()
  expect(sent.at(-1)).toMatchObject({ customer: 'bram', basis: null })
})

test('@SESSION-06 signing out removes tokens and cached data', async () => {
  const { shell, sent } = await shellOfTwo()
  await shell.core.api.read(customer)
  shell.queries.setQueryData(key, { data: 'of anna' })
  await shell.session.signOut()
  expect(shell.session.active()).toBeNull()
  expect(await shell.session.token()).toBeNull()
  expect(shell.queries.getQueryCache().getAll()).toEqual([])
  await shell.session.switchTo('zuider:bram')
  await shell.core.api.read(customer)
  expect(sent.at(-1)).toMatchObject({ customer: 'bram', known: null })
})

test('cached data stays while the same customer continues, whatever changes in the account', async () => {
  const { shell, sent } = await shellOfTwo()
  await shell.core.api.read(customer)
  shell.queries.setQueryData(key, { data: 'of anna' })
  await shell.session.describe({ name: 'Anna Bakker' })
  expect(shell.session.account.get()?.name).toBe('Anna Bakker')
  expect(shell.queries.getQueryData(key)).toEqual({ data: 'of anna' })
  await shell.core.api.read(customer)
  expect(sent.at(-1)).toMatchObject({ known: '"1"' })
})

test('switching accounts changes to that account’s last language', async () => {
  const { shell } = await shellOfTwo()
  expect(shell.language.current.get().language).toBe('nl')
  await shell.session.switchTo('zuider:bram')
  expect(shell.language.current.get().language).toBe('de')
})

test('trust E16: the session and API client of remotes give access to no token', async () => {
  const { shell } = await shellOfTwo()
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
