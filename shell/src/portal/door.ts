import type { PublishedRemote } from '@portal/contract/registry'
import { type Portal, portalVersion, type SlotPiece } from '@portal/remote-kit/portal'
import type { RemoteLoader } from '../registry/federation.ts'

/** What all doors have in common. */
export type PortalCore = Omit<Portal, 'remote' | 'version' | 'slot' | 'navigate' | 'report'>

export interface DoorParts {
  core: PortalCore
  remotes: readonly PublishedRemote[]
  loader: RemoteLoader
  navigate: Portal['navigate']
  report(error: unknown, remote: string, context?: Record<string, string>): void
}

/** Makes the doors: one for each remote, always the same. */
export function createDoors({
  core,
  remotes,
  loader,
  navigate,
  report,
}: DoorParts): (remote: string) => Portal {
  const doors = new Map<string, Portal>()
  const slot = (name: string): SlotPiece[] =>
    remotes
      .flatMap((remote) => remote.contributes.slots.map((entry) => ({ remote: remote.name, entry })))
      .filter(({ entry }) => entry.slot === name && core.isAllowed(entry.gate))
      .sort((a, b) => a.entry.order - b.entry.order)
      .map(({ remote, entry }) => ({
        remote,
        view: entry.view,
        load: async () => {
          const view = (await loader.load(remote)).views[entry.view]
          if (view?.kind !== 'piece') throw new Error(`${remote} has no piece "${entry.view}"`)
          return view.component()
        },
      }))

  return (remote) => {
    const known = doors.get(remote)
    if (known) return known
    const door: Portal = {
      ...core,
      remote,
      version: portalVersion,
      slot,
      navigate,
      report: (error, context) => report(error, remote, context),
    }
    doors.set(remote, door)
    return door
  }
}
