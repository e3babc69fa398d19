import { expect, test, vi } from 'vitest'
import type { RemoteLoader } from '../registry/versions.ts'
import { remoteWith } from '../test-remote.ts'
import { createPortals, type PortalCore } from './portals.ts'

const slots = [{ slot: 'dashboard.scenarios', view: 'tiles', order: 1 }]

/** A portal at a page of one remote, which has one piece. */
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
  const [piece] = portal('mf-overview').slot('dashboard.scenarios')
  if (!piece) throw new Error('no piece')
  return { piece, load, component, renew, turnOf }
}

test('the remote of a piece is asked for at once, and the piece when it is the turn of its slot', async () => {
  const turn = Promise.withResolvers<void>()
  const { piece, load, component, turnOf } = portalWith(turn.promise)
  const loading = piece.load()
  await new Promise((resolve) => setImmediate(resolve))
  expect(turnOf).toHaveBeenCalledWith('dashboard.scenarios')
  expect(load).toHaveBeenCalledOnce()
  expect(component).not.toHaveBeenCalled()
  turn.resolve()
  expect(await loading).toBe('tiles')
})

test('a piece that a customer asks for once more does not wait', async () => {
  const { piece, renew } = portalWith(new Promise(() => {}))
  expect(await piece.load(true)).toBe('tiles')
  expect(renew).toHaveBeenCalledOnce()
})
