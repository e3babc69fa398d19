import path from 'node:path'
import { containerOf } from '@portal/contract/registry'
import { entryFile, exposedChunk } from './file-names.ts'
import type { Package } from './package.ts'
import { sharedOptions } from './shared-modules.ts'

/**
 * Module that provides federation's runtime to the generated code: `@portal/federation-runtime`, resolved from this
 * package.
 */
export const implementation = path.join(import.meta.dirname, '..')

/** Module federation options of a remote: it exposes one module and consumes the shell's shared libraries. */
export const federationOf = (pkg: Package) => ({
  name: containerOf(pkg),
  filename: `${entryFile}[contenthash:8].js`,
  exposes: { './remote': { import: ['./src/remote.tsx'], name: exposedChunk } },
  remotes: { shell: 'shell@https://shell.invalid/remoteEntry.js' },
  shared: sharedOptions('remote'),
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
