import type { StandaloneWidget } from '@portal/contract/widget'
import { afterEach, expect, test, vi } from 'vitest'
import { standaloneConfigIn, standaloneHost } from './standalone-host.ts'

const given: StandaloneWidget = {
  host: 'https://www.zuideradvies.example',
  key: 'zuider-maximaal',
  language: 'nl',
  wording: 'nl',
  colours: {},
  portal: 'https://zuider.portal.example/dashboard',
  phone: null,
  email: null,
}

const files = { nl: '/nl', nl_u: '/nl_u', en: '/en', en_u: '/en_u', de: '/de', de_u: '/de_u' }

afterEach(() => vi.unstubAllGlobals())

test('a standalone widget fetches its texts, formal ones over the others, and reads the rest from its document', async () => {
  const catalogs: Record<string, object> = {
    '/de': { ask: 'du', title: 'Wie viel?' },
    '/de_u': { ask_u: 'Sie' },
  }
  vi.stubGlobal('fetch', async (file: string) => Response.json(catalogs[file]))
  const heard = await new Promise((resolve) =>
    standaloneHost({ ...given, language: 'de', wording: 'de_u' }, files).subscribe(resolve),
  )
  const texts = { ask: 'Sie', title: 'Wie viel?' }
  const { key, colours } = given
  expect(heard).toEqual({
    kind: 'configure',
    key,
    language: 'de',
    texts,
    colours,
    prefill: {},
    explains: false,
  })
})

test('advice embed: a site receives the height of the iframe, at its own origin only, and no results', () => {
  const post = vi.spyOn(parent, 'postMessage').mockImplementation(() => {})
  const { tell } = standaloneHost(given, files)
  tell({ kind: 'height', height: 900 })
  tell({ kind: 'show', top: 40 })
  tell({ kind: 'ready' })
  tell({ kind: 'escape' })
  tell({ kind: 'userEvent', step: 1, name: 'thanks', figures: { total_sum: 1 } })
  expect(post.mock.calls).toEqual([
    [{ kind: 'height', height: 900 }, given.host],
    [{ kind: 'show', top: 40 }, given.host],
  ])
  post.mockRestore()
})

test('the configuration of a standalone widget is read from its document', () => {
  const root = document.createElement('html')
  expect(standaloneConfigIn(root)).toBeNull()
  root.dataset.alone = JSON.stringify(given)
  expect(standaloneConfigIn(root)).toEqual(given)
})
