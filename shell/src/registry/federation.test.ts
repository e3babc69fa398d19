import type { Remote } from '@portal/remote-kit'
import { render } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { createVersionLoader } from './federation.ts'
import type { Version } from './version.ts'

const happened: string[] = []
const Component = () => {
  happened.push('drawn')
  return null
}
const remote: Remote = {
  views: {
    list: { kind: 'screen', application: vi.fn(), preload: vi.fn(), root: vi.fn() },
    card: { kind: 'piece', component: async () => Component },
  },
}
vi.mock('@portal/federation-runtime/load', () => ({
  registerPlugins: () => {},
  registerRemotes: () => {},
  loadRemote: async () => () => {
    happened.push('run')
    return { default: remote }
  },
}))

const version = {
  name: 'mf-x',
  version: '1.0.0',
  hash: '0123456789abcdef',
  base: 'http://localhost/mf-x/',
  entry: { path: 'remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` },
} satisfies Version

test('trust E15: that a remote’s code runs is noted before it does: what it exposes, and a slot component as it is first drawn', async () => {
  const { load, add } = createVersionLoader({
    running: async (hash) => void happened.push(`noted ${hash}`),
  })
  add([version])
  const { views } = await load(version)
  expect(happened.splice(0)).toEqual([`noted ${version.hash}`, 'run'])
  expect(views.list).toBe(remote.views.list)
  const card = views.card?.kind === 'piece' ? await views.card.component() : null
  const { rerender } = render(createElement(card ?? 'p'))
  rerender(createElement(card ?? 'p'))
  expect(happened).toEqual([`noted ${version.hash}`, 'drawn', 'drawn'])
})
