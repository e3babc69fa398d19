import type { StandaloneWidgetConfig } from '@portal/contract/widget'
import { afterEach, expect, test, vi } from 'vitest'
import { createStandaloneHost, readStandaloneConfig } from './standalone-host.ts'

const exampleWidget: StandaloneWidgetConfig = {
  host: 'https://www.zuideradvies.example',
  key: 'zuider-maximaal',
  language: 'nl',
  wording: 'nl',
  colours: {},
  portal: 'https://zuider.portal.example/dashboard',
  phone: null,
  email: null,
}

const exampleTextFiles = { nl: '/nl', nl_u: '/nl_u', en: '/en', en_u: '/en_u', de: '/de', de_u: '/de_u' }

afterEach(() => vi.unstubAllGlobals())

test('a standalone widget fetches informal and formal texts, and reads its configuration from its document', async () => {
  const catalogs: Record<string, object> = {
    '/de': { ask: 'du', title: 'Wie viel?' },
    '/de_u': { ask_u: 'Sie' },
  }
  vi.stubGlobal('fetch', async (file: string) => Response.json(catalogs[file]))
  const heard = await new Promise((resolve) =>
    createStandaloneHost({ ...exampleWidget, language: 'de', wording: 'de_u' }, exampleTextFiles).subscribe(
      resolve,
    ),
  )
  const texts = { ask: 'Sie', title: 'Wie viel?' }
  const { key, colours } = exampleWidget
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

test('advice embed: a site receives the height of the iframe at its own origin only, and no results', () => {
  const post = vi.spyOn(parent, 'postMessage').mockImplementation(() => {})
  const { postToPage } = createStandaloneHost(exampleWidget, exampleTextFiles)
  postToPage({ kind: 'height', height: 900 })
  postToPage({ kind: 'show', top: 40 })
  postToPage({ kind: 'ready' })
  postToPage({ kind: 'escape' })
  postToPage({ kind: 'userEvent', step: 1, name: 'thanks', figures: { total_sum: 1 } })
  expect(post.mock.calls).toEqual([
    [{ kind: 'height', height: 900 }, exampleWidget.host],
    [{ kind: 'show', top: 40 }, exampleWidget.host],
  ])
  post.mockRestore()
})

test('the configuration of a standalone widget is read from its document', () => {
  const root = document.createElement('html')
  expect(readStandaloneConfig(root)).toBeNull()
  root.dataset.alone = JSON.stringify(exampleWidget)
  expect(readStandaloneConfig(root)).toEqual(exampleWidget)
})
