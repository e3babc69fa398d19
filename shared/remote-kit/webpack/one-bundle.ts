import path from 'node:path'
import webpack from 'webpack'
import { outputOf } from '../build/output.ts'
import { packageOf } from '../build/package.ts'
import { ScriptPolicy } from '../build/script-policy.ts'
import { base, type WebpackConfig } from './base.ts'
import { type BuildOutput, DescribeBuild } from './build-output.ts'
import { IntegrityPlugin } from './integrity.ts'

/** What the single bundle says of itself: the page's scripts, and the files of each lazy chunk by its name. */
export interface OneBundle {
  hash: string
  scripts: string[]
  chunks: Record<string, string[]>
  integrity: Record<string, string>
}

/** File in which it says so. */
export const oneBundleFile = 'one-bundle.json'

/**
 * webpack's configuration of the whole portal as one bundle without federation, from the same sources and with the
 * same lazy chunks: what federation costs is measured against it, and nobody gets it.
 */
export function oneBundlePreset(shell: string, remotes: readonly string[], target: string): WebpackConfig {
  const pkg = packageOf(shell)
  const remoteOf = (file: string) => remotes.find((folder) => file.startsWith(folder + path.sep))
  const common = base(shell, pkg, 'one-bundle')
  return {
    ...common,
    output: { ...outputOf(shell, pkg), path: target },
    entry: { main: './src/main.ts' },
    module: {
      ...common.module,
      rules: [
        ...remotes.map((folder) => ({
          test: /\.tsx?$/,
          include: path.join(folder, 'src'),
          enforce: 'pre' as const,
          loader: path.join(import.meta.dirname, 'own-chunks-loader.cjs'),
          options: { prefix: path.basename(folder) },
        })),
        // Last, since loaders run from the last to the first: the prefix goes before the names that these give.
        ...(common.module?.rules ?? []),
      ],
    },
    plugins: [
      new IntegrityPlugin(),
      new ScriptPolicy(),
      new webpack.NormalModuleReplacementPlugin(/^shell\/portal$/, (asked) => {
        const name = path.basename(remoteOf(`${asked.context}${path.sep}`) ?? '')
        asked.request = inline(`export const portal = globalThis.__PORTAL_SHELL__.portalFor('${name}')`)
      }),
      new webpack.NormalModuleReplacementPlugin(/\/registry\/federation\.ts$/, (asked) => {
        asked.request = inline(localVersions(remotes))
      }),
      new webpack.DefinePlugin({
        REGISTRY_KEYS: JSON.stringify((process.env.REGISTRY_PUBLIC_KEYS ?? '').split(',').filter(Boolean)),
      }),
      new DescribeBuild(oneBundleFile, async (made) => describe(made)),
    ],
  }
}

const inline = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

/** In the place of what loads versions through federation: the same, from chunks of this very bundle. */
const localVersions = (remotes: readonly string[]) => `
const remotes = {${remotes.map((folder) => `'${path.basename(folder)}': () => import(/* webpackChunkName: "${path.basename(folder)}.remote" */ ${JSON.stringify(path.join(folder, 'src/remote.tsx'))})`)}}
export const createVersionLoader = () => ({
  load: async ({ name }) => (await remotes[name]()).default,
  renew: async () => {},
  add: () => {},
  enter: () => true,
})`

const describe = ({ hash, files, scriptsOf, chunkNames }: BuildOutput): OneBundle => ({
  hash,
  scripts: scriptsOf('main'),
  chunks: Object.fromEntries(chunkNames.map((name) => [name, scriptsOf(name)])),
  integrity: Object.fromEntries(files.map((file) => [file.path, file.integrity])),
})
