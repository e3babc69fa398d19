import { chakra, createStyleCache, UiProvider } from '@portal/ui'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RemoteLoader } from '../registry/remote-loader.ts'
import { createTestRemote } from '../test/test-remote.ts'
import { createPortals, type PortalCore } from './portals.tsx'

const exampleSlots = [{ slot: 'dashboard.scenarios', view: 'tiles', order: 1 }]

function createPortalWithSlot(mayLoad: Promise<void>) {
  const component = vi.fn(async () => () => (
    <chakra.p css={{ 'body:has(&) *': { display: 'none' } }}>tiles</chakra.p>
  ))
  const styles = createStyleCache()
  const load = vi.fn(async () => ({ views: { tiles: { kind: 'piece', component } } }))
  const renew = vi.fn(async () => {})
  const whenSlotMayLoad = vi.fn((_slot: string) => mayLoad)
  const portal = createPortals({
    core: { isAllowed: () => true, styles } as unknown as PortalCore,
    remotes: [createTestRemote('mf-calculators', { slots: exampleSlots })],
    loader: { load, renew } as unknown as RemoteLoader,
    navigate: () => {},
    getDrafts: () => ({}) as never,
    whenSlotMayLoad,
    report: () => {},
  })
  const [entry] = portal('mf-overview').slot('dashboard.scenarios')
  if (!entry) throw new Error('no slot component')
  return { entry, load, component, renew, whenSlotMayLoad, styles }
}

test('a slot’s remote loads at once, its component when the slot may load', async () => {
  const mayLoad = Promise.withResolvers<void>()
  const { entry, load, component, whenSlotMayLoad } = createPortalWithSlot(mayLoad.promise)
  const loading = entry.load()
  await new Promise((resolve) => setImmediate(resolve))
  expect(whenSlotMayLoad).toHaveBeenCalledWith('dashboard.scenarios')
  expect(load).toHaveBeenCalledOnce()
  expect(component).not.toHaveBeenCalled()
  mayLoad.resolve()
  expect(await loading).toBeTypeOf('function')
})

test('retrying a slot component does not wait', async () => {
  const { entry, renew } = createPortalWithSlot(new Promise(() => {}))
  expect(await entry.load(true)).toBeTypeOf('function')
  expect(renew).toHaveBeenCalledOnce()
})

test('a slot component renders in its own remote’s style region, not in the host’s', async () => {
  const { entry, styles } = createPortalWithSlot(Promise.resolve())
  const View = await entry.load()
  render(
    <UiProvider cache={styles}>
      <View />
    </UiProvider>,
  )
  expect(screen.getByText('tiles').closest('[data-remote]')?.getAttribute('data-remote')).toBe(
    'mf-calculators',
  )
  const rules = [...document.querySelectorAll('style[data-emotion]')]
    .map((sheet) => sheet.textContent)
    .join('')
  expect(rules).toMatch(/@scope \(\[data-remote="mf-calculators"\]\) to .*body:has\(/)
})
