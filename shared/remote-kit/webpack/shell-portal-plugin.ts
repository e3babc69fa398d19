import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type {} from '../src/portal.ts'

/**
 * Federation plugin in every remote: `shell/portal` comes from the shell that is running, never from a second copy
 * of it, and each remote gets a portal of its own.
 */
export default (options: { remote: string }): ModuleFederationRuntimePlugin => ({
  name: 'shell-portal-plugin',
  async loadEntry({ remoteInfo }) {
    if (remoteInfo.name !== 'shell') return undefined
    const shell = globalThis.__PORTAL_SHELL__
    if (!shell) throw new Error('no shell is running')
    const portal = shell.portalFor(options.remote)
    return { init: () => {}, get: () => factory({ portal }) }
  },
})

/** webpack wants a factory's module at once, where federation's types promise it later. */
const factory = (module: object) => (() => module) as () => Promise<object>
