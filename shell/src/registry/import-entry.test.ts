import type { Portal } from '@portal/remote-kit/portal'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { importEntry } from './import-entry.ts'
import type { Version } from './version.ts'

const sum = (of: string) => `sha384-${of.repeat(64)}`
const version: Version = {
  name: 'mf-x',
  version: '1.0.0',
  hash: '0123456789abcdef',
  base: 'https://files.example/mf-x/',
  entry: { path: 'remoteEntry.js', integrity: sum('A') },
  modules: { 'remoteEntry.js': sum('A'), 'view.list.js': sum('B') },
}

/** An entry of a build, told from others by a name; it tells what it was given. */
const entryOf = (name: string) =>
  `data:text/javascript,${encodeURIComponent(`
    let given
    export const give = (portal) => given ? false : (given = portal, true)
    export const get = () => given
    export const init = () => ${JSON.stringify(name)}
  `)}`
const portal = { remote: 'mf-x' } as Portal
const open = (url: string, given: () => Portal | undefined = () => portal) =>
  importEntry(version, {
    url,
    trusted: (sums) => JSON.stringify({ integrity: JSON.parse(sums) }),
    portal: given,
  })
const maps = () =>
  [...document.querySelectorAll('script[type=importmap]')].map((one) => JSON.parse(one.textContent ?? ''))

afterEach(() => document.head.replaceChildren())

test('trust B2: all modules of a build are pinned before its entry is imported, at whatever address that has', async () => {
  const url = entryOf('pinned')
  const entry = await open(url, () => {
    expect(maps()).toHaveLength(1)
    return portal
  })
  expect(maps()).toEqual([
    {
      integrity: {
        'https://files.example/mf-x/remoteEntry.js': sum('A'),
        'https://files.example/mf-x/view.list.js': sum('B'),
        [url]: sum('A'),
      },
    },
  ])
  expect(entry.get('./remote')).toBe(portal)
})

test('trust E16: an entry gets its portal once, and one that somebody else gave a portal is not run', async () => {
  const given = vi.fn(() => portal)
  const url = entryOf('once')
  expect(await open(url, given)).toBe(await open(url, given))
  expect(given).toHaveBeenCalledTimes(1)

  const taken = entryOf('taken')
  const { give } = await import(/* @vite-ignore */ taken)
  expect(give({ remote: 'mf-hostile' })).toBe(true)
  await expect(open(taken)).rejects.toThrow('mf-x 1.0.0 was given a portal before')
})

test('trust B2: a browser that does not check sums of modules imports none', async () => {
  const known = Object.getOwnPropertyDescriptor(Error, 'isError') ?? {}
  Reflect.deleteProperty(Error, 'isError')
  onTestFinished(() => void Object.defineProperty(Error, 'isError', known))
  await expect(open(entryOf('unchecked'))).rejects.toThrow('whose sums this browser does not check')
  expect(maps()).toEqual([])
})
