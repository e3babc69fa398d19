import { getCustomerFileAccesses } from '@portal/contract/customer-file-access'
import { getDeskCustomers } from '@portal/contract/desk/desk-customer'
import { getDeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import {
  changeCustomerListView,
  getCustomerListViews,
  removeCustomerListView,
  saveCustomerListView,
} from '@portal/contract/desk/saved-customer-list-view'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { DeskPerson } from './desk-staff.ts'
import { startDeskTestServer, tenantCode } from './desk-test-server.ts'
import type { Harness } from './harness.ts'

const deskTestServer = startDeskTestServer()
const { getAdviser, findCustomerId, readFileOf } = deskTestServer
let server: Harness
let sanne: DeskPerson
let ruben: DeskPerson
let eva: DeskPerson
let marijke: DeskPerson
beforeAll(() => {
  ;({ server, sanne, ruben, eva, marijke } = deskTestServer.getOffice())
})

test('@DESK-16 a saved view is private or shared, with its number of customers; readers save private ones only, and owners delete any', {
  tags: 'full',
}, async () => {
  const params = { tenant: tenantCode }
  const sharedView = { name: ' Nooit geweest ', q: '', filter: 'never', shared: true } as const
  const listCustomerViews = async (person: DeskPerson | undefined) =>
    (await person?.request(getCustomerListViews, { params }))?.data
  const { id } = (await getAdviser().request(saveCustomerListView, { params, body: sharedView })).data
  const duplicateResponse = await getAdviser().send(saveCustomerListView, {
    params,
    body: { ...sharedView, name: 'Nooit geweest' },
  })
  expect([duplicateResponse.statusCode, Object.keys(JSON.parse(duplicateResponse.body).errors)]).toEqual([
    422,
    ['name'],
  ])
  const { meta } = await getAdviser().request(getDeskCustomers, { params, query: { filter: 'never' } })
  const viewFields = {
    id,
    name: 'Nooit geweest',
    q: '',
    filter: 'never',
    by: 'Sanne Bakker',
    count: meta.total,
  }
  expect(await listCustomerViews(sanne)).toMatchObject([{ ...viewFields, own: true, changeable: true }])
  expect(await listCustomerViews(eva)).toMatchObject([{ ...viewFields, own: false, changeable: false }])

  const privateView = { name: 'Anna', q: 'anna', filter: 'all', shared: false } as const
  expect(
    (await eva?.send(saveCustomerListView, { params, body: { ...privateView, shared: true } }))?.statusCode,
  ).toBe(403)
  const ownViewId = (await eva?.request(saveCustomerListView, { params, body: privateView }))?.data.id ?? 0
  expect((await listCustomerViews(eva))?.map(({ name }) => name)).toEqual(['Anna', 'Nooit geweest'])
  expect((await listCustomerViews(ruben))?.map(({ name }) => name)).toEqual(['Nooit geweest'])
  const renameCustomerView = (person: DeskPerson | undefined, viewId: typeof id, isShared: boolean) =>
    person?.send(changeCustomerListView, {
      params: { tenant: tenantCode, id: viewId },
      body: { name: 'Nog nooit', shared: isShared },
    })
  expect((await renameCustomerView(eva, ownViewId, true))?.statusCode).toBe(403)
  expect((await renameCustomerView(eva, id, false))?.statusCode).toBe(404)
  expect((await renameCustomerView(ruben, ownViewId, false))?.statusCode).toBe(404)
  expect((await renameCustomerView(ruben, id, true))?.statusCode).toBe(200)
  expect((await listCustomerViews(sanne))?.[0]?.name).toBe('Nog nooit')
  const removeCustomerView = (person: DeskPerson | undefined, viewId: typeof id) =>
    person?.send(removeCustomerListView, { params: { tenant: tenantCode, id: viewId } })
  expect((await removeCustomerView(eva, id))?.statusCode).toBe(404)
  expect((await removeCustomerView(ruben, id))?.statusCode).toBe(200)
  expect((await removeCustomerView(eva, ownViewId))?.statusCode).toBe(200)
  expect(await listCustomerViews(eva)).toEqual([])
})

test('@DESK-02 customers are found by the beginnings of their names, in any order', {
  tags: 'full',
}, async () => {
  const searchCustomers = async (q: string, filter: 'all' | 'waiting' | 'never' = 'all') =>
    (
      await getAdviser().request(getDeskCustomers, { params: { tenant: tenantCode }, query: { q, filter } })
    ).data.map(({ username }) => username)
  const allUsernames = await searchCustomers('')
  expect(allUsernames.length).toBeGreaterThan(5)
  await server.getAccessToken('anna')
  const anna = (await readFileOf('anna')).customer
  expect(await searchCustomers(`${anna.last_name?.slice(0, 4)} ann`)).toContain('anna')
  expect(await searchCustomers('anna')).toContain('anna')
  expect(await searchCustomers('nna')).not.toContain('anna')
  expect(await searchCustomers("x' | 'anna:* ) & !")).toEqual([])
  expect(await searchCustomers('', 'waiting')).toContain('anna')
  expect(await searchCustomers('', 'never')).not.toContain('anna')
  const noorder = (await marijke?.request(getDeskCustomers, { params: { tenant: 'NOORDER' } }))?.data ?? []
  expect(noorder.map(({ username }) => username)).toContain('hilde')
  expect(allUsernames).not.toContain('hilde')
})

test('@DESK-02 diacritics make no difference in a search, and a page past the end is the last one', async () => {
  const { db } = server.database
  const setCustomerName = (name: string) =>
    db.execute(
      sql`update customers set facts = jsonb_set(facts, '{first_name}', to_jsonb(${name}::text)) where username = 'gerda'`,
    )
  const nameBefore = (await readFileOf('gerda')).customer.first_name ?? ''
  await setCustomerName('Renée')
  for (const q of ['renee', 'RENÉE', 'rené'])
    expect(
      (
        await getAdviser().request(getDeskCustomers, { params: { tenant: tenantCode }, query: { q } })
      ).data.map(({ username }) => username),
    ).toEqual(['gerda'])
  await setCustomerName(nameBefore)
  const pageAfterLast = await getAdviser().request(getDeskCustomers, {
    params: { tenant: tenantCode },
    query: { page: 9 },
  })
  expect([pageAfterLast.meta.page, pageAfterLast.data.length]).toEqual([1, pageAfterLast.meta.total])
})

test('@DESK-03 the customer sees who opened the file, at most once per quarter of an hour', async () => {
  const readCustomerFileViews = async () =>
    (await server.request(getCustomerFileAccesses, await server.getAccessToken('anna'))).data
  /**
   * Counts how often Eva opened the customer file. Sums the counts of all days, because the list groups accesses by day
   * and a new day may start during the test.
   */
  const countViewsByEva = async () =>
    (await readCustomerFileViews())
      .filter(({ name, what }) => name === 'Eva Lezer' && what === 'file')
      .reduce((sum, { times }) => sum + times, 0)
  const openCustomerFileAsEva = async () =>
    eva?.request(getDeskCustomerFile, { params: { tenant: tenantCode, id: await findCustomerId('anna') } })
  await openCustomerFileAsEva()
  await openCustomerFileAsEva()
  expect(await countViewsByEva()).toBe(1)
  server.advanceClock(16 * 60)
  await openCustomerFileAsEva()
  expect(await countViewsByEva()).toBe(2)
})
