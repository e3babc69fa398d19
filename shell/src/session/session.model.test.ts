import fc from 'fast-check'
import { expect, test } from 'vitest'
import { device } from './test/device.ts'
import { lifetime } from './test/fake-server.ts'

const tabCount = 3
const names = ['anna', 'bram'] as const

/** A random action of a user, or time passing. */
const Act = fc.record({
  tab: fc.nat({ max: tabCount - 1 }),
  what: fc.constantFrom(
    'use',
    'use',
    'use',
    'sign-in',
    'sign-out',
    'switch',
    'forget',
    'wait',
    'network',
    'reopen',
  ),
  who: fc.constantFrom(...names),
})

/** Some actions run concurrently. */
const Story = fc.array(fc.array(Act, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 })

test('trust C8: in any order of events, no tab uses another account’s token or an old one', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), Story, async (scheduler, story) => {
      const step = <T>(what: string, task: () => Promise<T>) =>
        scheduler.schedule(Promise.resolve(), what).then(task)
      const { openTab, server, stored, pass } = device(step)
      const tabs = Array.from({ length: tabCount }, openTab)
      const tabAt = (index: number) => tabs[index] ?? openTab()

      const act = async ({ tab, what, who }: (typeof story)[number][number]) => {
        const session = tabAt(tab)
        if (what === 'use') return void (await session.token().catch(() => null))
        if (what === 'sign-in')
          return void (await session.signIn({ username: who, password: 'secret-enough' }))
        if (what === 'sign-out') return session.signOut()
        if (what === 'switch') return void (await session.switchTo(`zuider:${who}`).catch(() => false))
        if (what === 'forget') return session.forget(`zuider:${who}`)
        if (what === 'wait') return pass(lifetime * 700)
        if (what === 'network') server.state.online = !server.state.online
        else tabs[tab] = openTab()
      }

      for (const together of story) {
        const done = Promise.all(together.map(act))
        await scheduler.waitFor(done)
        await scheduler.waitIdle()

        const { sessions, activeId } = stored()
        expect(new Set(sessions.map(({ accountId }) => accountId)).size).toBe(sessions.length)
        if (activeId) expect(sessions.map(({ accountId }) => accountId)).toContain(activeId)
        expect(server.state.reused).toBe(0)

        server.state.online = true
        for (const tab of tabs) {
          const token = await scheduler.waitFor(tab.token().catch(() => null))
          const owner = tab.account.get()?.username
          if (token) expect(server.ownerOf(token)).toBe(owner)
        }
        await scheduler.waitIdle()
      }
    }),
    { numRuns: Number(process.env.PORTAL_TEST_RUNS ?? 300) },
  ))
