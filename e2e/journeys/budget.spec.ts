import { expect, test } from '@playwright/test'
import { pageBudgets, remoteBudgets } from '../budgets.ts'
import { apiOrigin, portalOf } from '../origins.ts'
import { firstLoad, remoteWeights } from '../transfer-size.ts'

const { host } = new URL(portalOf('zuider'))

for (const { page, address, most } of pageBudgets)
  test(`the first load of ${page} weighs at most ${most} kB`, async () => {
    const cookie = address === '/login' ? '' : 'signed-in=1'
    expect(await firstLoad(apiOrigin, host, address, cookie)).toBeLessThanOrEqual(most)
  })

test('every remote has a budget, and keeps to it', () => {
  const weights = remoteWeights()
  expect(Object.keys(remoteBudgets).sort()).toEqual(Object.keys(weights))
  const over = Object.entries(weights).filter(([name, { start, view }]) => {
    const most = remoteBudgets[name]
    return !most || start > most.start || view > most.view
  })
  expect(Object.fromEntries(over)).toEqual({})
})
