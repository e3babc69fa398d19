import { federation } from '@module-federation/vite'
import { containerOf } from '@portal/contract/registry'
import type { UserConfig } from 'vite'
import { isDevelopmentBuild } from '../build/development.ts'
import { target } from '../build/output.ts'
import { packageOf } from '../build/package.ts'
import { sharedFor } from '../build/shared.ts'
import { chunkNames } from './chunk-names.ts'
import { compiledTexts } from './compiled-texts.ts'
import { describeWhenWritten } from './describe-when-written.ts'
import { containerFile, entryId, portalEntry } from './portal-entry.ts'
import { sharedTakers } from './shared-takers.ts'

/** Vite's configuration, as the preset makes it. */
export interface ViteConfig extends UserConfig {}

/**
 * Vite's configuration of a remote: modules of the language, each pinned by the page's import map, and every shared library from
 * the shell. Screens that the edge draws, widgets and workers are built by webpack alone.
 */
export function remotePreset(folder: string): ViteConfig {
  const pkg = packageOf(folder)
  const names = chunkNames()
  const takers = sharedTakers(folder)
  return {
    root: folder,
    base: './',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir: 'dist',
      sourcemap: isDevelopmentBuild ? true : 'hidden',
      emptyOutDir: true,
      target,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { entry: entryId },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'remoteEntry.[hash].js',
          chunkFileNames: names.fileNames,
          assetFileNames: '[name].[hash][extname]',
        },
      },
    },
    plugins: [
      portalEntry(folder, pkg),
      compiledTexts(),
      names.plugin,
      takers.plugin,
      ...federation({
        name: containerOf(pkg),
        filename: containerFile,
        exposes: { './remote': './src/remote.tsx' },
        shared: sharedFor('remote'),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        disableRemote: true,
        disableSnapshot: true,
      }),
      describeWhenWritten(folder, { names, takers }),
    ],
  }
}
