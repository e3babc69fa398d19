import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { containerOf } from '@portal/contract/registry'
import webpack from 'webpack'
import { ChunkRetry } from '../build/chunk-retry.ts'
import { DescribeWhenDone } from '../build/describe-when-done.ts'
import { isDevelopmentBuild } from '../build/development.ts'
import { federationOf, implementation } from '../build/federation.ts'
import { exposedChunk } from '../build/file-names.ts'
import { ManifestOnly } from '../build/manifest-only.ts'
import { outputOf } from '../build/output.ts'
import { packageOf } from '../build/package.ts'
import { RunOnce } from '../build/run-once.ts'
import { ScriptPolicy } from '../build/script-policy.ts'
import { portalModules, sharedOptions } from '../build/shared-modules.ts'
import { base, type WebpackConfig } from './base.ts'
import { DescribeBuild } from './build-output.ts'
import { describeShell } from './describe-shell.ts'
import { developmentRemote, developmentShell } from './development.ts'
import { earlyScript } from './early-script.ts'
import { IntegrityPlugin } from './integrity.ts'
import { MoveIntoEntry } from './move-into-entry.ts'
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
      new ChunkRetry(),
      new ModuleFederationPlugin(federationOf(pkg)),
      new ManifestOnly(),
      ...(isDevelopmentBuild ? [] : [new MoveIntoEntry(exposedChunk)]),
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
  options: portalModules,
}

/**
 * The portal's runtime uses only the version range parser of federation's runtime core; this rule excludes the rest.
 */
const rangesOnly = {
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
      rules: [...(common.module?.rules ?? []), providedRule, rangesOnly],
    },
    plugins: [
      ...(common.plugins ?? []),
      new IntegrityPlugin(),
      new ScriptPolicy(),
      new ChunkRetry(),
      new ModuleFederationPlugin({
        name: pkg.name,
        shared: sharedOptions('shell'),
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
 * React and Emotion in a separate file, less than half of the shell's initial code: on a slow line it arrives first,
 * and the screen's code can be requested in time. Few releases of the shell change it.
 */
const rendering = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|@emotion|stylis)[\\/]/,
  name: 'react',
  chunks: ({ name }: webpack.Chunk) => name === 'main',
  enforce: true,
}

/**
 * Chunks that include all their dependencies: the guest layout, which customers get together with the rest, and the
 * HTTP client.
 */
const isShared = (chunk: webpack.Chunk) =>
  !chunk.canBeInitial() && !/^(guest|signed-in|http)$/.test(chunk.name ?? '')

/** Public keys of the registries that the shell trusts, comma-separated, from the build's environment. */
const registryKeys = () => (process.env.REGISTRY_PUBLIC_KEYS ?? '').split(',').filter(Boolean)

/**
 * Tells the browser to compile the shell's first file eagerly during the download: nearly all of it runs at once, and
 * lazy compilation cost a sixth of the time to sign-in on a slow phone.
 */
const compiledWhileLoading = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(main|react)\./,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
})
