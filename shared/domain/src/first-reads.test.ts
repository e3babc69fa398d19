import type { AccessGate, NavEntry, SlotContribution } from '@portal/contract/remote-registry'
import { expect, test } from 'vitest'
import { listAllFirstReads, listFirstReads } from './first-reads.ts'

const createRead = (name: string) => ({ key: name, url: `/${name}` })
const disabledGate: AccessGate = { flags: [{ name: 'off', absent: 'off' }] }
const isAllowed = (gate: AccessGate | undefined) => gate === undefined
const createNavEntry = (route: string, more: Partial<NavEntry>): NavEntry => ({
  ...{ route, section: 'menu', order: 10, icon: 'home', label: route },
  ...more,
})
const createSlot = (name: string, more: Partial<SlotContribution>): SlotContribution => ({
  slot: name,
  view: name,
  order: 10,
  ...more,
})
const createRemote = (nav: NavEntry[], slots: SlotContribution[] = []) => ({
  contributes: { routes: [], nav, slots },
})
const getUrls = (reads: readonly { url: string }[]) => reads.map(({ url }) => url)
const customerUrlMatcher = expect.stringMatching(/^\/customer\/customer/)

test('first reads are those of the screen with its slots, and those of the layout, each once', () => {
  const remotes = [
    createRemote(
      [
        createNavEntry('inbox', {
          section: 'header',
          count: { reads: [createRead('mail'), createRead('task')], only: 'unseen' },
        }),
        createNavEntry('house', { count: { reads: [createRead('mortgage')] } }),
        createNavEntry('news', { newCount: { reads: [createRead('news')] } }),
        createNavEntry('do', {
          toDo: [
            { ...createRead('ask'), from: 'tasks' },
            { ...createRead('hidden'), from: 'x', gate: disabledGate },
          ],
        }),
      ],
      [
        createSlot('shown', { reads: [createRead('document'), createRead('mail')] }),
        createSlot('later', { reads: [createRead('later')] }),
      ],
    ),
  ]
  const reads = [createRead('task')]
  const { screen, layout } = listFirstReads({ reads, shows: ['shown'] }, remotes, isAllowed)
  expect(getUrls(screen)).toEqual(['/task', '/document', '/mail'])
  expect(getUrls(layout)).toEqual([customerUrlMatcher, '/news', '/ask'])
})

test('menu counts are separate reads, without those of the screen and the layout', () => {
  const remotes = [
    createRemote([
      createNavEntry('income', { count: { reads: [createRead('income'), createRead('task')] } }),
      createNavEntry('tasks', { section: 'header', count: { reads: [createRead('header')] } }),
      createNavEntry('news', {
        count: { reads: [createRead('news')] },
        newCount: { reads: [createRead('news')] },
      }),
    ]),
  ]
  const { screen, layout, menu } = listFirstReads({ reads: [createRead('task')] }, remotes, isAllowed)
  expect([getUrls(screen), getUrls(layout)]).toEqual([['/task'], [customerUrlMatcher, '/news']])
  expect(getUrls(menu)).toEqual(['/income'])
})

test('disabled screens, slots and counts have no first reads', () => {
  const closed = {
    routes: [{ ...createRoute('house'), gate: disabledGate }],
    nav: [createNavEntry('house', navWithCount)],
    slots: [],
  }
  const remotes = [
    { contributes: closed },
    createRemote(
      [createNavEntry('income', { ...navWithCount, gate: disabledGate })],
      [createSlot('shown', { gate: disabledGate, reads: [createRead('x')] })],
    ),
  ]
  const reads = [{ ...createRead('income'), gate: disabledGate }]
  const first = listFirstReads({ reads, shows: ['shown'] }, remotes, isAllowed)
  expect([first.screen, getUrls(first.layout), first.menu]).toEqual([[], [customerUrlMatcher], []])
})

test('all first reads are listed regardless of feature flags', () => {
  const remotes = [
    {
      contributes: {
        routes: [
          {
            ...createRoute('house'),
            gate: disabledGate,
            reads: [{ ...createRead('house'), gate: disabledGate }],
          },
        ],
        nav: [createNavEntry('house', { ...navWithCount, gate: disabledGate })],
        slots: [createSlot('anywhere', { gate: disabledGate, reads: [createRead('slot')] })],
      },
    },
    createRemote([createNavEntry('news', { newCount: { reads: [createRead('news')] } })]),
  ]
  expect(getUrls(listAllFirstReads(remotes))).toEqual([
    '/house',
    '/slot',
    customerUrlMatcher,
    '/counted',
    '/news',
  ])
})

const navWithCount = { count: { reads: [createRead('counted')], only: 'unseen' as const } }
const createRoute = (id: string) => ({
  id,
  path: `/${id}`,
  view: id,
  title: id,
  audience: 'customer' as const,
})
