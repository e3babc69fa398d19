import { expect, test, vi } from 'vitest'
import type { RemoteLoader } from '../registry/versions.ts'
import { remoteWith } from '../test-remote.ts'
import { createPortals, type PortalCore } from './portals.ts'

const slots = [{ slot: 'dashboard.scenarios', view: 'tiles', order: 1 }]

/** A portal at a page of one remote, which has one slot component. */
function portalWith(turn: Promise<void>) {
  const component = vi.fn(async () => 'tiles')
  const load = vi.fn(async () => ({ views: { tiles: { kind: 'piece', component } } }))
  const renew = vi.fn(async () => {})
  const turnOf = vi.fn((_slot: string) => turn)
  const portal = createPortals({
    core: { isAllowed: () => true } as unknown as PortalCore,
    remotes: [remoteWith('mf-calculators', { slots })],
    loader: { load, renew } as unknown as RemoteLoader,
    navigate: () => {},
    draftsOf: () => ({}) as never,
    turnOf,
    report: () => {},
  })
  const [entry] = portal('mf-overview').slot('dashboard.scenarios')
  if (!entry) throw new Error('no slot component')
  return { entry, load, component, renew, turnOf }
}

test('the remote of a slot component is asked for at once, and the slot component when it is the turn of its slot', async () => {
  const turn = Promise.withResolvers<void>()
  const { entry, load, component, turnOf } = portalWith(turn.promise)
  const loading = entry.load()
  await new Promise((resolve) => setImmediate(resolve))
  expect(turnOf).toHaveBeenCalledWith('dashboard.scenarios')
  expect(load).toHaveBeenCalledOnce()
  expect(component).not.toHaveBeenCalled()
  turn.resolve()
  expect(await loading).toBe('tiles')
})

test('a slot component that a customer asks for once more does not wait', async () => {
  const { entry, renew } = portalWith(new Promise(() => {}))
  expect(await entry.load(true)).toBe('tiles')
  expect(renew).toHaveBeenCalledOnce()
})
