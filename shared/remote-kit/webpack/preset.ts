import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import Minimizer from 'minimizer-webpack-plugin'
import type { Configuration } from 'webpack'
import { containerOf } from '../src/container.ts'
import { DescribeBuild } from './build-output.ts'
import { describeRemote, exposedChunk } from './describe-remote.ts'
import { describeShell } from './describe-shell.ts'
import { IntegrityPlugin } from './integrity.ts'
import { sharedFor } from './shared.ts'

const require = createRequire(import.meta.url)

/** webpack's configuration, as the presets make it. */
export interface WebpackConfig extends Configuration {}

interface Package {
  name: string
  version: string
}
const packageOf = (folder: string): Package =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** Browsers that the portal supports: those that know the syntax of 2022. */
const target = 'es2022'

const base = (folder: string, { name }: Package): WebpackConfig => ({
  name,
  mode: 'production',
  context: folder,
  target: ['web', target],
  devtool: false,
  output: {
    path: path.join(folder, 'dist'),
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    publicPath: 'auto',
    uniqueName: name,
    clean: true,
    crossOriginLoading: 'anonymous',
    trustedTypes: { policyName: `p-${name}`, onPolicyCreationFailure: 'stop' },
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /@chakra-ui.react.dist.esm.styled-system.config\.js$/,
        parser: { pureFunctions: ['defineConfig'] },
      },
      {
        test: /\.tsx?$/,
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target,
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      {
        test: /[\\/]texts[\\/]\w+\.json$/,
        type: 'javascript/auto',
        loader: path.join(import.meta.dirname, 'texts-loader.cjs'),
      },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    minimizer: [new Minimizer({ minify: Minimizer.swcMinify, extractComments: false })],
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
  },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
  plugins: [new IntegrityPlugin()],
})

/** webpack's configuration of a remote: one exposed module, every shared library from the shell, a descriptor. */
export function remotePreset(folder: string): WebpackConfig {
  const pkg = packageOf(folder)
  const config = base(folder, pkg)
  return {
    ...config,
    entry: {},
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerOf(pkg.name),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': { import: ['./src/remote.tsx'], name: exposedChunk } },
        remotes: { shell: 'shell@https://shell.invalid/remoteEntry.js' },
        shared: sharedFor('remote'),
        shareStrategy: 'loaded-first',
        runtimePlugins: [[path.join(import.meta.dirname, 'shell-door.ts'), { remote: pkg.name }]],
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          asyncStartup: false,
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new DescribeBuild('descriptor.json', describeRemote(folder, pkg)),
    ],
  }
}

/** webpack's configuration of the shell: everything shared is in its first file, or a lazy chunk of its own. */
export function shellPreset(folder: string): WebpackConfig {
  const pkg = packageOf(folder)
  const config = base(folder, pkg)
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: pkg.name,
        shared: sharedFor('shell'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          asyncStartup: false,
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new DescribeBuild('shell.json', describeShell(pkg)),
    ],
  }
}
