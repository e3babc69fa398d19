import path from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { serverBundlePrefix } from '../build/file-names.ts'
import { readPackageInfo } from '../build/package-info.ts'
import { loadRemoteConfig } from '../build/remote-config.ts'
import { AdditionalBuildPlugin } from './additional-build.ts'
import { createBaseConfig, type WebpackConfig } from './base-config.ts'

const resolveModule = (specifier: string) => fileURLToPath(import.meta.resolve(specifier))

interface ServerEntry {
  entry: string
  alias: Record<string, string>
}

/** webpack configuration of a server bundle: one file, with its libraries. */
function createServerConfig(folder: string, { entry, alias }: ServerEntry): WebpackConfig {
  const common = createBaseConfig(folder, readPackageInfo(folder), 'server')
  return {
    ...common,
    target: 'node26',
    entry,
    output: { filename: `${serverBundlePrefix}[contenthash:8].cjs`, library: { type: 'commonjs2' } },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias },
    plugins: [...(common.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  }
}

/**
 * Builds a remote's server bundle, if the remote has a server-rendered screen. In watch mode it is not built, so pages
 * show skeletons instead.
 */
export const createServerBundleBuild = (folder: string): AdditionalBuildPlugin =>
  new AdditionalBuildPlugin(folder, {
    name: 'server',
    skipsDevelopment: true,
    createConfig: async ({ hash }) => {
      const { contributes } = await loadRemoteConfig(folder, hash ?? '')
      if (!contributes.routes.some(({ serverRendered }) => serverRendered)) return null
      return createServerConfig(folder, {
        entry: resolveModule('@portal/remote-kit/server-rendering/render'),
        alias: {
          'server-rendering/remote$': path.join(folder, 'src/remote.tsx'),
          'shell/portal$': resolveModule('@portal/remote-kit/server-rendering/portal'),
        },
      })
    },
  })

/** Builds the shell's server bundle, which renders the layout of customers' pages. Skipped in watch mode. */
export const createShellServerBundleBuild = (folder: string): AdditionalBuildPlugin =>
  new AdditionalBuildPlugin(folder, {
    name: 'server',
    skipsDevelopment: true,
    createConfig: async () =>
      createServerConfig(folder, {
        entry: './src/server-rendering/render.tsx',
        alias: {
          [path.join(folder, 'src/mount/outlet.ts')]: path.join(folder, 'src/server-rendering/outlet.ts'),
        },
      }),
  })
