import type { PageRead } from '@portal/contract/call'
import { portalVersion } from '@portal/contract/portal-version'
import type { PublishedRemote } from '@portal/contract/registry-snapshot'
import { removePathParameters } from '@portal/domain/routing'
import type {
  ApiClient,
  DraftsApi,
  LastSeenApi,
  Portal,
  SessionApi,
  SlotEntry,
} from '@portal/remote-kit/portal'
import { createRemoteStyleCache, type RemoteStyleCache, StyleRegion } from '@portal/ui'
import type { ComponentType } from 'react'
import type { RemoteLoader } from '../registry/remote-loader.ts'
import type { Session } from '../session/session.ts'

export type PortalCore = Omit<
  Portal,
  'remote' | 'version' | 'slot' | 'pathOf' | 'navigate' | 'report' | 'drafts'
>

interface PortalDependencies {
  core: PortalCore
  remotes: readonly PublishedRemote[]
  loader: RemoteLoader
  navigate: Portal['navigate']
  getDrafts(remote: string): DraftsApi
  /** Resolves when the components of a slot may load without delaying the screen. */
  whenSlotMayLoad(slot: string): Promise<void>
  report(error: unknown, remote: string, context?: Record<string, string>): void
}

/** Creates one portal per remote. Each call for a remote returns the same object. */
export function createPortals({
  core,
  remotes,
  loader,
  navigate,
  getDrafts,
  whenSlotMayLoad,
  report,
}: PortalDependencies): (remote: string) => Portal {
  const portals = new Map<string, Portal & { styles: RemoteStyleCache }>()
  const loadComponent = async (remote: string, view: string, mayLoad: Promise<void>) => {
    const [{ views }] = await Promise.all([loader.load(remote), mayLoad])
    const found = views[view]
    if (found?.kind !== 'piece') throw new Error(`${remote} has no slot component "${view}"`)
    return wrapInStyleRegion(getPortal(remote).styles, await found.component())
  }
  const listSlotEntries = (name: string): SlotEntry[] =>
    remotes
      .flatMap((remote) => remote.contributes.slots.map((entry) => ({ remote: remote.name, entry })))
      .filter(({ entry }) => entry.slot === name && core.isAllowed(entry.gate))
      .sort((a, b) => a.entry.order - b.entry.order)
      .map(({ remote, entry }) => ({
        remote,
        view: entry.view,
        load: async (fresh) => {
          if (fresh) await loader.renew(remote)
          return loadComponent(remote, entry.view, fresh ? Promise.resolve() : whenSlotMayLoad(name))
        },
      }))

  const findRoutePath = (id: string) => {
    const route = remotes.flatMap(({ contributes }) => contributes.routes).find((one) => one.id === id)
    return route && core.isAllowed(route.gate) ? removePathParameters(route) : null
  }

  const getPortal = (remote: string) => {
    const known = portals.get(remote)
    if (known) return known
    const portal = {
      ...core,
      styles: createRemoteStyleCache(core.styles, remote),
      remote,
      version: portalVersion,
      slot: listSlotEntries,
      pathOf: findRoutePath,
      navigate,
      drafts: getDrafts(remote),
      report: (error: unknown, context?: Record<string, string>) => report(error, remote, context),
    }
    portals.set(remote, portal)
    return portal
  }
  return getPortal
}

const wrapInStyleRegion = (styles: RemoteStyleCache, View: ComponentType): ComponentType =>
  function SlotComponent(props: object) {
    return (
      <StyleRegion styles={styles}>
        <View {...props} />
      </StyleRegion>
    )
  }

/** Limits the session to what remotes receive: the account and ways to change it, without tokens. */
export const createSessionForRemotes = ({
  account,
  accounts,
  signIn,
  signOut,
  switchTo,
  forget,
}: Session): SessionApi => Object.freeze({ account, accounts, signIn, signOut, switchTo, forget })

export const createApiForRemotes = (
  { send, read }: ApiClient,
  { receive }: { receive(read: PageRead, answer: unknown): unknown },
): ApiClient =>
  Object.freeze({
    send,
    read: async (what, options) => receive(what, await read(what, options)),
  } satisfies ApiClient)

export const createLastSeenForRemotes = ({ of, subscribe, show }: LastSeenApi): LastSeenApi =>
  Object.freeze({ of, subscribe, show })
