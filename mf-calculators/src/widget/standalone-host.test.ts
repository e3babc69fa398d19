import type { StandaloneWidget } from '@portal/contract/widget'
import { afterEach, expect, test, vi } from 'vitest'
import { aloneIn, standAlone } from './alone.ts'

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

test('a widget alone fetches its texts, the formal ones over the others, and is told the rest by its document', async () => {
  const catalogs: Record<string, object> = {
    '/de': { ask: 'du', title: 'Wie viel?' },
    '/de_u': { ask_u: 'Sie' },
  }
  vi.stubGlobal('fetch', async (file: string) => Response.json(catalogs[file]))
  const heard = await new Promise((resolve) =>
    standAlone({ ...given, language: 'de', wording: 'de_u' }, files).hear(resolve),
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

test('advice embed: a site hears how tall the frame is, at its own origin alone, and nothing of what was worked out', () => {
  const post = vi.spyOn(parent, 'postMessage').mockImplementation(() => {})
  const { tell } = standAlone(given, files)
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

test('a document says whether its widget stands alone', () => {
  const root = document.createElement('html')
  expect(aloneIn(root)).toBeNull()
  root.dataset.alone = JSON.stringify(given)
  expect(aloneIn(root)).toEqual(given)
})
