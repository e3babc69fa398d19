import path from 'node:path'
import { containerOf } from '@portal/contract/registry'
import { entryFile, exposedChunk } from './file-names.ts'
import type { Package } from './package.ts'
import { sharedFor } from './shared.ts'

/** The runtime that the generated code calls: `@portal/federation-runtime`, resolved from this package. */
export const implementation = path.join(import.meta.dirname, '..')

/** Federation's options for a remote: one exposed module, and shared libraries from the shell. */
export const federationOf = (pkg: Package) => ({
  name: containerOf(pkg),
  filename: `${entryFile}[contenthash:8].js`,
  exposes: { './remote': { import: ['./src/remote.tsx'], name: exposedChunk } },
  remotes: { shell: 'shell@https://shell.invalid/remoteEntry.js' },
  shared: sharedFor('remote'),
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
  implementation,
})
