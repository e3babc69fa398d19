import path from 'node:path'
import { containerOf } from '@portal/contract/registry'
import { entryFile, exposedChunk } from './file-names.ts'
import type { OwnLibrary } from './own-libraries.ts'
import type { Package } from './package.ts'
import { runtimeOptions, runtimePlugins } from './runtime.ts'
import { sharedBesideOwnReact, sharedFor } from './shared.ts'

/** What is left out of federation's own runtime where that is used. */
export const experiments = {
  asyncStartup: false,
  optimization: { disableSnapshot: true, target: 'web' as const },
}

/** Federation's options for a remote, for webpack and Rspack: one exposed module, and shared libraries from the shell. */
export const federationOf = (pkg: Package, brings: readonly OwnLibrary[] = []) => ({
  name: containerOf(pkg),
  filename: `${entryFile}[contenthash:8].js`,
  exposes: { './remote': { import: ['./src/remote.tsx'], name: exposedChunk } },
  // Federation's own runtime keeps containers by address: each remote has a portal of its own.
  remotes: { shell: `shell@https://shell.invalid/${pkg.name}.js` },
  shared: brings.includes('react') ? sharedBesideOwnReact() : sharedFor('remote'),
  shareStrategy: 'loaded-first' as const,
  runtimePlugins: [
    [path.join(import.meta.dirname, 'shell-portal-plugin.ts'), { remote: pkg.name }] as [
      string,
      Record<string, unknown>,
    ],
    ...runtimePlugins,
  ],
  manifest: true,
  dts: false,
  dev: false,
  experiments,
  ...runtimeOptions,
})
