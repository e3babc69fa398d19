import type { Gate, Nav, Slot } from '@portal/contract/registry'
import { expect, test } from 'vitest'
import { allFirstReads, firstReads } from './first-reads.ts'

const read = (name: string) => ({ key: name, url: `/${name}` })
const off: Gate = { flags: [{ name: 'off', absent: 'off' }] }
const isAllowed = (gate: Gate | undefined) => gate === undefined
const entry = (route: string, more: Partial<Nav>): Nav => ({
  ...{ route, section: 'menu', order: 10, icon: 'home', label: route },
  ...more,
})
const slot = (name: string, more: Partial<Slot>): Slot => ({ slot: name, view: name, order: 10, ...more })
const remote = (nav: Nav[], slots: Slot[] = []) => ({ contributes: { routes: [], nav, slots } })
const urls = (reads: readonly { url: string }[]) => reads.map(({ url }) => url)
const customer = expect.stringMatching(/^\/customer\/customer/)

test('a page reads who it is, what its screen and the slots that this shows begin with, and what is new, each once', () => {
  const remotes = [
    remote(
      [
        entry('inbox', { section: 'header', count: { reads: [read('mail'), read('task')], only: 'unseen' } }),
        entry('house', { count: { reads: [read('mortgage')] } }),
        entry('news', { newCount: { reads: [read('news')] } }),
        entry('do', {
          toDo: [
            { ...read('ask'), from: 'tasks' },
            { ...read('hidden'), from: 'x', gate: off },
          ],
        }),
      ],
      [slot('shown', { reads: [read('document'), read('mail')] }), slot('later', { reads: [read('later')] })],
    ),
  ]
  const { screen } = firstReads({ reads: [read('task')], shows: ['shown'] }, remotes, isAllowed)
  expect(urls(screen)).toEqual([customer, '/task', '/document', '/mail', '/news', '/ask'])
})

test('what the menu counts is apart, without what the screen reads already', () => {
  const remotes = [
    remote([
      entry('income', { count: { reads: [read('income'), read('task')] } }),
      entry('tasks', { section: 'header', count: { reads: [read('header')] } }),
    ]),
  ]
  const { screen, menu } = firstReads({ reads: [read('task')] }, remotes, isAllowed)
  expect(urls(screen)).toEqual([customer, '/task'])
  expect(urls(menu)).toEqual(['/income'])
})

test('nothing is read of what the tenant does not show', () => {
  const closed = { routes: [{ ...route('house'), gate: off }], nav: [entry('house', counted)], slots: [] }
  const remotes = [
    { contributes: closed },
    remote([entry('income', { ...counted, gate: off })], [slot('shown', { gate: off, reads: [read('x')] })]),
  ]
  const reads = [{ ...read('income'), gate: off }]
  const first = firstReads({ reads, shows: ['shown'] }, remotes, isAllowed)
  expect([urls(first.screen), first.menu]).toEqual([[customer], []])
})

test('all that any screen, slot or count begins with is known, whatever a tenant has on', () => {
  const remotes = [
    {
      contributes: {
        routes: [{ ...route('house'), gate: off, reads: [{ ...read('house'), gate: off }] }],
        nav: [entry('house', { ...counted, gate: off })],
        slots: [slot('anywhere', { gate: off, reads: [read('slot')] })],
      },
    },
    remote([entry('news', { newCount: { reads: [read('news')] } })]),
  ]
  expect(urls(allFirstReads(remotes))).toEqual([customer, '/house', '/slot', '/counted', '/news'])
})

const counted = { count: { reads: [read('counted')], only: 'unseen' as const } }
const route = (id: string) => ({ id, path: `/${id}`, view: id, title: id, audience: 'customer' as const })
