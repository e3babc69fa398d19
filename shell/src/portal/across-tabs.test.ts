import { QueryClient } from '@portal/remote-kit/query'
import { expect, test } from 'vitest'
import { shareStaleness } from './across-tabs.ts'

/** Tabs of one browser that share messages, each with its own cache of one read. */
function tabs(accounts: string[]) {
  const hearers: ((message: unknown) => void)[] = []
  let posted = 0
  return accounts.map((account, tab) => {
    const queries = new QueryClient()
    queries.setQueryData(['MAIL', '/mail'], { data: [] })
    const post = (message: unknown) => {
      posted++
      for (const [other, hear] of hearers.entries()) if (other !== tab) hear(structuredClone(message))
    }
    shareStaleness({
      queries,
      channel: { post, listen: (hear) => void hearers.push(hear) },
      account: () => account,
    })
    return {
      queries,
      stale: () => queries.getQueryState(['MAIL', '/mail'])?.isInvalidated,
      posted: () => posted,
    }
  })
}

test('a read that becomes stale in one tab becomes stale in the customer’s other tabs, with one message', async () => {
  const [one, two, other] = tabs(['anna', 'anna', 'bas'])
  await one?.queries.invalidateQueries({ queryKey: ['MAIL'] })
  expect([one?.stale(), two?.stale(), other?.stale()]).toEqual([true, true, false])
  expect(one?.posted()).toBe(1)
})
