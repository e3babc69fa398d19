import path from 'node:path'
import webpack from 'webpack'
import { edgeFile } from '../build/file-names.ts'
import { packageOf } from '../build/package.ts'
import { configOf } from '../build/remote-config.ts'
import { base, type WebpackConfig } from './base.ts'
import { AddSideBuild } from './side-build.ts'

const kit = path.resolve(import.meta.dirname, '..')
/** What an edge bundle begins with, and which modules of the page others stand in for. */
interface EdgeEntry {
  entry: string
  alias: Record<string, string>
}

/** webpack's configuration of the one file with which the edge draws: libraries included. */
function edgeConfig(folder: string, { entry, alias }: EdgeEntry): WebpackConfig {
  const common = base(folder, packageOf(folder), 'edge')
  return {
    ...common,
    target: 'node26',
    entry,
    output: { filename: `${edgeFile}[contenthash:8].cjs`, library: { type: 'commonjs2' } },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias },
    plugins: [...(common.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  }
}

/**
 * The edge bundle beside a remote's build, where its description names a screen to be drawn at the edge. Not while
 * watching: a remote under work shows its skeleton.
 */
export const edgeBundle = (folder: string): AddSideBuild =>
  new AddSideBuild(folder, {
    name: 'edge',
    whenDone: true,
    configOf: async ({ hash }) => {
      const { contributes } = await configOf(folder, hash ?? '')
      if (!contributes.routes.some(({ drawnAtEdge }) => drawnAtEdge)) return null
      return edgeConfig(folder, {
        entry: path.join(kit, 'src/edge/draw.tsx'),
        alias: {
          'edge/remote$': path.join(folder, 'src/remote.tsx'),
          'shell/portal$': path.join(kit, 'src/edge/portal.ts'),
        },
      })
    },
  })

/** The edge bundle beside the shell's build, which draws the frame of customers' pages. Not while watching. */
export const shellEdgeBundle = (folder: string): AddSideBuild =>
  new AddSideBuild(folder, {
    name: 'edge',
    whenDone: true,
    configOf: async () =>
      edgeConfig(folder, {
        entry: './src/edge/draw.tsx',
        alias: { [path.join(folder, 'src/mount/outlet.ts')]: path.join(folder, 'src/edge/outlet.ts') },
      }),
  })
