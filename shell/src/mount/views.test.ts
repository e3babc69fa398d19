import type { ScreenLifecycles } from '@portal/remote-kit/screen'
import { expect, test, vi } from 'vitest'
import type { RemoteLoader } from '../registry/versions.ts'
import type { Screen } from '../routing/resolve.ts'
import { remoteWith } from '../test-remote.ts'
import { outlet } from './outlet.ts'
import { shown, viewsOf } from './views.ts'

/** A step of a screen's life that ends when the test says so. */
function step() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { ended, end: () => end() }
}

function screenOf(id: string) {
  const [mounting, leaving] = [step(), step()]
  const own = document.createElement('p')
  own.textContent = id
  const lifecycles: ScreenLifecycles = {
    mount: vi.fn(async ({ domElement }) => {
      domElement.append(own)
      await mounting.ended
    }),
    unmount: vi.fn(async () => {
      await leaving.ended
      own.remove()
    }),
  }
  const remote = remoteWith(`mf-${id}`, {})
  const route = { id, path: `/${id}`, view: id, title: id, audience: 'customer' as const }
  const screen: Screen = { kind: 'screen', name: `${remote.name}.${id}`, remote, route }
  return { screen, lifecycles, mounting, leaving }
}

test('a screen that is left while it still begins takes nothing of the next one with it', async () => {
  const [contact, documents] = [screenOf('contact'), screenOf('documents')]
  const loader = {
    load: async (name: string) => {
      const { screen, lifecycles } =
        [contact, documents].find((one) => one.screen.remote.name === name) ?? contact
      return { views: { [screen.route.view]: { kind: 'screen', application: async () => lifecycles } } }
    },
    giveUp: () => false,
  } as unknown as RemoteLoader
  const report = vi.fn()
  const views = viewsOf(loader, () => 'nl', report)

  void views.show(contact.screen)
  await vi.waitFor(() => expect(contact.lifecycles.mount).toHaveBeenCalled())
  const cleared = views.clear(contact.screen)
  void views.show(documents.screen)
  contact.mounting.end()
  await vi.waitFor(() => expect(contact.lifecycles.unmount).toHaveBeenCalled())
  contact.leaving.end()
  await cleared
  documents.mounting.end()
  await vi.waitFor(() => expect(shown.get()).toMatchObject({ name: documents.screen.name, state: 'shown' }))
  expect(outlet.textContent).toBe('documents')
  expect(report).not.toHaveBeenCalled()
})
