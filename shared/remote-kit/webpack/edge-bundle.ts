import path from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { base, packageOf, type WebpackConfig } from './base.ts'
import { configOf } from './remote-config.ts'
import { sideBuild } from './side-build.ts'

const kit = path.resolve(import.meta.dirname, '..')
/** Name with which the file begins; the descriptor finds it by that. */
export const edgeFile = 'edge.'

/** webpack's configuration of the one file with which the edge draws a remote's screens: libraries included. */
const edgeConfig = (folder: string): WebpackConfig => ({
  ...base(folder, packageOf(folder), 'edge'),
  target: 'node26',
  entry: path.join(kit, 'src/edge/draw.tsx'),
  output: { filename: `${edgeFile}[contenthash:8].cjs`, library: { type: 'commonjs2' } },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      'edge/remote$': path.join(folder, 'src/remote.tsx'),
      'shell/portal$': path.join(kit, 'src/edge/portal.ts'),
      [path.join(kit, 'src/screen-router.tsx')]: path.join(kit, 'src/edge/screen-router.tsx'),
    },
  },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
})

/**
 * Adds the edge bundle to a remote's build, where its description names a screen to be drawn at the edge. Not while
 * watching: a remote under work shows its skeleton.
 */
export class EdgeBundle {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('edge-bundle', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE
      compilation.hooks.processAssets.tapPromise({ name: 'edge-bundle', stage }, async () => {
        if (compiler.watchMode || compilation.errors.length > 0) return
        const { contributes } = await configOf(this.folder, compilation.hash ?? '')
        if (!contributes.routes.some(({ drawnAtEdge }) => drawnAtEdge)) return
        for (const { name, content } of await sideBuild(
          edgeConfig(this.folder),
          path.join(this.folder, '.edge'),
        ))
          compilation.emitAsset(name, new webpack.sources.RawSource(content))
      })
    })
  }
}
