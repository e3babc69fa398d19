import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type {} from '../src/portal.ts'

/**
 * Federation plugin in every remote: `shell/portal` comes from the shell that is running, never from a second copy
 * of it, and each remote gets a portal of its own, once.
 */
export default (options: { remote: string }): ModuleFederationRuntimePlugin => {
  // As the entry's script runs: then the shell sees whose script it is, and gives the portal to nobody else.
  const portal = globalThis.__PORTAL_SHELL__?.portalFor(options.remote)
  return {
    name: 'shell-portal-plugin',
    async loadEntry({ remoteInfo }) {
      if (remoteInfo.name !== 'shell') return undefined
      if (!portal) throw new Error('no shell is running')
      return { init: () => {}, get: () => factory({ portal }) }
    },
  }
}

/** webpack wants a factory's module at once, where federation's types promise it later. */
const factory = (module: object) => (() => module) as () => Promise<object>
