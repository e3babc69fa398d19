import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDevice } from './test/device.ts'
import { tokenLifetimeSeconds } from './test/fake-server.ts'

const tabCount = 3
const usernames = ['anna', 'bram'] as const

/** A random action of a user, or time passing. */
const TabAction = fc.record({
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
  who: fc.constantFrom(...usernames),
})

/** Sequences of action groups; the actions of a group run concurrently. */
const ActionSequences = fc.array(fc.array(TabAction, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 12,
})

test('trust C8: in any order of events, no tab uses another account’s token or an old one', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), ActionSequences, async (scheduler, story) => {
      const scheduleStep = <T>(what: string, task: () => Promise<T>) =>
        scheduler.schedule(Promise.resolve(), what).then(task)
      const { openTab, server, stored, pass } = createDevice(scheduleStep)
      const tabs = Array.from({ length: tabCount }, openTab)
      const getTab = (index: number) => tabs[index] ?? openTab()

      const act = async ({ tab, what, who }: (typeof story)[number][number]) => {
        const session = getTab(tab)
        if (what === 'use') return void (await session.token().catch(() => null))
        if (what === 'sign-in')
          return void (await session.signIn({ username: who, password: 'secret-enough' }))
        if (what === 'sign-out') return session.signOut()
        if (what === 'switch') return void (await session.switchTo(`zuider:${who}`).catch(() => false))
        if (what === 'forget') return session.forget(`zuider:${who}`)
        if (what === 'wait') return pass(tokenLifetimeSeconds * 700)
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
