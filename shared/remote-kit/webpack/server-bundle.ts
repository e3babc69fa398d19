import path from 'node:path'
import webpack from 'webpack'
import { serverFile } from '../build/file-names.ts'
import { packageOf } from '../build/package.ts'
import { configOf } from '../build/remote-config.ts'
import { base, type WebpackConfig } from './base.ts'
import { AddSideBuild } from './side-build.ts'

const kit = path.resolve(import.meta.dirname, '..')
/** What an edge bundle begins with, and which modules of the page others stand in for. */
interface ServerEntry {
  entry: string
  alias: Record<string, string>
}

/** webpack's configuration of the one file with which the edge draws: libraries included. */
function serverConfig(folder: string, { entry, alias }: ServerEntry): WebpackConfig {
  const common = base(folder, packageOf(folder), 'server')
  return {
    ...common,
    target: 'node26',
    entry,
    output: { filename: `${serverFile}[contenthash:8].cjs`, library: { type: 'commonjs2' } },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias },
    plugins: [...(common.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  }
}

/**
 * The edge bundle beside a remote's build, where its description names a screen to be drawn at the edge. Not while
 * watching: a remote under work shows its skeleton.
 */
export const serverBundle = (folder: string): AddSideBuild =>
  new AddSideBuild(folder, {
    name: 'server',
    whenDone: true,
    configOf: async ({ hash }) => {
      const { contributes } = await configOf(folder, hash ?? '')
      if (!contributes.routes.some(({ serverRendered }) => serverRendered)) return null
      return serverConfig(folder, {
        entry: path.join(kit, 'src/server-rendering/render.tsx'),
        alias: {
          'server-rendering/remote$': path.join(folder, 'src/remote.tsx'),
          'shell/portal$': path.join(kit, 'src/server-rendering/portal.ts'),
        },
      })
    },
  })

/** The edge bundle beside the shell's build, which draws the frame of customers' pages. Not while watching. */
export const shellServerBundle = (folder: string): AddSideBuild =>
  new AddSideBuild(folder, {
    name: 'server',
    whenDone: true,
    configOf: async () =>
      serverConfig(folder, {
        entry: './src/server-rendering/render.tsx',
        alias: {
          [path.join(folder, 'src/mount/outlet.ts')]: path.join(folder, 'src/server-rendering/outlet.ts'),
        },
      }),
  })
