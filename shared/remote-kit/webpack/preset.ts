import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { containerOf } from '@portal/contract/registry'
import webpack from 'webpack'
import { DescribeWhenDone } from '../build/describe-when-done.ts'
import { isDevelopmentBuild } from '../build/development.ts'
import { federationOf, implementation } from '../build/federation.ts'
import { exposedChunk } from '../build/file-names.ts'
import { ManifestAlone } from '../build/manifest.ts'
import { outputOf } from '../build/output.ts'
import { packageOf } from '../build/package.ts'
import { RunOnce } from '../build/run-once.ts'
import { ScriptPolicy } from '../build/script-policy.ts'
import { SecondTry } from '../build/second-try.ts'
import { provided, sharedFor } from '../build/shared.ts'
import { base, type WebpackConfig } from './base.ts'
import { DescribeBuild } from './build-output.ts'
import { CodeInEntry } from './code-in-entry.ts'
import { describeShell } from './describe-shell.ts'
import { developmentRemote, developmentShell } from './development.ts'
import { earlyScript } from './early-script.ts'
import { IntegrityPlugin } from './integrity.ts'
import { serverBundle, shellServerBundle } from './server-bundle.ts'
import { widgetBundles } from './widget-bundles.ts'

export type { WebpackConfig } from './base.ts'
export { workerPreset } from './worker-preset.ts'

/** webpack's configuration of a remote: one exposed module, every shared library from the shell, a descriptor. */
export function remotePreset(folder: string): WebpackConfig {
  const pkg = packageOf(folder)
  const common = base(folder, pkg)
  const config: WebpackConfig = {
    ...common,
    devtool: 'hidden-source-map',
    output: outputOf(folder, pkg),
    entry: {},
    plugins: [
      ...(common.plugins ?? []),
      new IntegrityPlugin(),
      new ScriptPolicy(),
      new RunOnce(containerOf(pkg)),
      new SecondTry(),
      new ModuleFederationPlugin(federationOf(pkg)),
      new ManifestAlone(),
      ...(isDevelopmentBuild ? [] : [new CodeInEntry(exposedChunk)]),
      serverBundle(folder),
      widgetBundles(folder),
      new DescribeWhenDone(folder),
    ],
  }
  return isDevelopmentBuild ? developmentRemote(folder, config) : config
}

const providedRule = {
  test: /[\\/]registry[\\/]provided\.ts$/,
  enforce: 'pre' as const,
  loader: path.join(import.meta.dirname, 'provided-loader.cjs'),
  options: provided,
}

/** Of the stock runtime's core the portal's own takes how ranges of versions are read; without this rule all of it would come along. */
const rangesAlone = {
  test: /[\\/]@module-federation[\\/](runtime-core|sdk|error-codes)[\\/]/,
  sideEffects: false,
}

/** webpack's configuration of the shell: everything shared is in its first file, or a lazy chunk of its own. */
export function shellPreset(folder: string): WebpackConfig {
  const pkg = packageOf(folder)
  const common = base(folder, pkg)
  const config: WebpackConfig = {
    ...common,
    devtool: 'hidden-source-map',
    output: outputOf(folder, pkg),
    entry: { main: './src/main.ts' },
    optimization: { ...common.optimization, splitChunks: { chunks: isShared, cacheGroups: { rendering } } },
    module: {
      rules: [...(common.module?.rules ?? []), providedRule, rangesAlone],
    },
    plugins: [
      ...(common.plugins ?? []),
      new IntegrityPlugin(),
      new ScriptPolicy(),
      new SecondTry(),
      new ModuleFederationPlugin({
        name: pkg.name,
        shared: sharedFor('shell'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { asyncStartup: false },
        implementation,
      }),
      compiledWhileLoading,
      new webpack.DefinePlugin({ REGISTRY_KEYS: JSON.stringify(registryKeys()) }),
      earlyScript(folder),
      shellServerBundle(folder),
      new DescribeBuild('shell.json', describeShell(pkg)),
    ],
  }
  return isDevelopmentBuild ? developmentShell(folder, config) : config
}

/**
 * React and what writes styles, in a file of their own: less than half of what the shell begins with, so that on a slow line it is
 * there while the rest still comes, and the screen's code can be asked for in time. Few releases of the shell change it.
 */
const rendering = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|@emotion|stylis)[\\/]/,
  name: 'react',
  chunks: ({ name }: webpack.Chunk) => name === 'main',
  enforce: true,
}

/** What comes in one file with all it needs: what guests get of the frame beside the rest of it, which customers have in one, and the HTTP client. */
const isShared = (chunk: webpack.Chunk) =>
  !chunk.canBeInitial() && !/^(guest|signed-in|http)$/.test(chunk.name ?? '')

/** Public keys of the registries that the shell will believe, from the build's environment, with commas between. */
const registryKeys = () => (process.env.REGISTRY_PUBLIC_KEYS ?? '').split(',').filter(Boolean)

/**
 * Tells the browser to compile the shell's first file whole, beside its download: nearly all of it runs at once, and
 * compiling it function by function when they are called cost a sixth of the time to sign-in on a slow phone.
 */
const compiledWhileLoading = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(main|react)\./,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
})
