import { portalVersion } from '@portal/contract/portal-version'
import type { PublishedRemote } from '@portal/contract/snapshot'
import { plainPath } from '@portal/domain/routing'
import type { DraftsApi, Portal, SlotEntry } from '@portal/remote-kit/portal'
import { type ContainedStyles, containStyles } from '@portal/ui'
import type { RemoteLoader } from '../registry/versions.ts'
import { inStyleRegion } from './style-region.tsx'

/** What all portals share. */
export type PortalCore = Omit<
  Portal,
  'remote' | 'version' | 'slot' | 'pathOf' | 'navigate' | 'report' | 'drafts'
>

export interface PortalParts {
  core: PortalCore
  remotes: readonly PublishedRemote[]
  loader: RemoteLoader
  navigate: Portal['navigate']
  draftsOf(remote: string): DraftsApi
  /** Resolves when the components of a slot may load without delaying the screen. */
  whenSlotMayLoad(slot: string): Promise<void>
  report(error: unknown, remote: string, context?: Record<string, string>): void
}

/** Makes the portals: one per remote, always the same object. */
export function createPortals({
  core,
  remotes,
  loader,
  navigate,
  draftsOf,
  whenSlotMayLoad,
  report,
}: PortalParts): (remote: string) => Portal {
  const portals = new Map<string, Portal & { styles: ContainedStyles }>()
  /** The remote's entry loads at once, the component when its slot may load. */
  const componentOf = async (remote: string, view: string, turn: Promise<void>) => {
    const [{ views }] = await Promise.all([loader.load(remote), turn])
    const found = views[view]
    if (found?.kind !== 'piece') throw new Error(`${remote} has no slot component "${view}"`)
    return inStyleRegion(portalFor(remote).styles, await found.component())
  }
  const slot = (name: string): SlotEntry[] =>
    remotes
      .flatMap((remote) => remote.contributes.slots.map((entry) => ({ remote: remote.name, entry })))
      .filter(({ entry }) => entry.slot === name && core.isAllowed(entry.gate))
      .sort((a, b) => a.entry.order - b.entry.order)
      .map(({ remote, entry }) => ({
        remote,
        view: entry.view,
        load: async (fresh) => {
          if (fresh) await loader.renew(remote)
          return componentOf(remote, entry.view, fresh ? Promise.resolve() : whenSlotMayLoad(name))
        },
      }))

  const pathOf = (id: string) => {
    const route = remotes.flatMap(({ contributes }) => contributes.routes).find((one) => one.id === id)
    return route && core.isAllowed(route.gate) ? plainPath(route) : null
  }

  const portalFor = (remote: string) => {
    const known = portals.get(remote)
    if (known) return known
    const portal = {
      ...core,
      styles: containStyles(core.styles, remote),
      remote,
      version: portalVersion,
      slot,
      pathOf,
      navigate,
      drafts: draftsOf(remote),
      report: (error: unknown, context?: Record<string, string>) => report(error, remote, context),
    }
    portals.set(remote, portal)
    return portal
  }
  return portalFor
}
