import path from 'node:path'
import { getContainerName } from '@portal/contract/remote-registry'
import { entryFilePrefix, exposedChunkName } from './file-names.ts'
import type { PackageInfo } from './package-info.ts'
import { createSharedOptions } from './shared-modules.ts'

/**
 * Folder from which the federation build plugin resolves its runtime. From here it finds `@portal/federation-runtime`
 * instead of the original runtime.
 */
export const federationRuntimePath = path.join(import.meta.dirname, '..')

/** Module federation options of a remote: it exposes one module and consumes the shell's shared libraries. */
export const createFederationOptions = (pkg: PackageInfo) => ({
  name: getContainerName(pkg),
  filename: `${entryFilePrefix}[contenthash:8].js`,
  exposes: { './remote': { import: ['./src/remote.tsx'], name: exposedChunkName } },
  remotes: { shell: 'shell@https://shell.invalid/remoteEntry.js' },
  shared: createSharedOptions('remote'),
  shareStrategy: 'loaded-first' as const,
  runtimePlugins: [
    [path.join(import.meta.dirname, 'shell-portal-plugin.ts'), { remote: pkg.name }] as [
      string,
      Record<string, unknown>,
    ],
  ],
  manifest: true,
  dts: false,
  dev: false,
  experiments: { asyncStartup: false },
  implementation: federationRuntimePath,
})
