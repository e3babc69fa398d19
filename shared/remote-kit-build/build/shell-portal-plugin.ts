import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type {} from '@portal/remote-kit/portal'

/**
 * Federation plugin of every remote. It resolves `shell/portal` to the running shell, never to a second copy, and
 * requests this remote's portal once.
 */
export default (options: { remote: string }): ModuleFederationRuntimePlugin => {
  // Runs while the entry script executes: the shell checks which script is running, and gives the portal only to that
  // remote.
  const portal = globalThis.__PORTAL_SHELL__?.portalFor(options.remote)
  return {
    name: 'shell-portal-plugin',
    async loadEntry({ remoteInfo }) {
      if (remoteInfo.name !== 'shell') return undefined
      if (!portal) throw new Error('no shell is running')
      return { init: () => {}, get: () => toModuleFactory({ portal }) }
    },
  }
}

/** webpack wants a factory's module at once, where federation's types promise it later. */
const toModuleFactory = (module: object) => (() => module) as () => Promise<object>
