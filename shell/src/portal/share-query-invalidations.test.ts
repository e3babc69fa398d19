import { QueryClient } from '@portal/remote-kit/query'
import { expect, test } from 'vitest'
import { shareQueryInvalidations } from './share-query-invalidations.ts'

/** Opens tabs of one browser that share messages, each with its own cache of one read. */
function openTabs(accounts: string[]) {
  const listeners: ((message: unknown) => void)[] = []
  let posted = 0
  return accounts.map((account, tab) => {
    const queries = new QueryClient()
    queries.setQueryData(['MAIL', '/mail'], { data: [] })
    const postToOtherTabs = (message: unknown) => {
      posted++
      for (const [other, hear] of listeners.entries()) if (other !== tab) hear(structuredClone(message))
    }
    shareQueryInvalidations({
      queries,
      channel: {
        postMessage: postToOtherTabs,
        addEventListener: (_, hear) => void listeners.push((data) => hear({ data })),
      },
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
  const [one, two, other] = openTabs(['anna', 'anna', 'bas'])
  await one?.queries.invalidateQueries({ queryKey: ['MAIL'] })
  expect([one?.stale(), two?.stale(), other?.stale()]).toEqual([true, true, false])
  expect(one?.posted()).toBe(1)
})
