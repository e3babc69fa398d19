import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { getContainerName } from '@portal/contract/remote-registry'
import type { Compiler } from 'webpack'
import webpack from 'webpack'
import { descriptorFileName } from '../build/build-files.ts'
import { isDevelopmentBuild } from '../build/development.ts'
import { ChunkRetryPlugin, ScriptPolicyPlugin } from '../build/entry-runtime.ts'
import { createFederationOptions, federationRuntimePath } from '../build/federation.ts'
import { exposedChunkName } from '../build/file-names.ts'
import { createOutputOptions } from '../build/output-options.ts'
import { readPackageInfo } from '../build/package-info.ts'
import { createRunOncePlugin } from '../build/run-once.ts'
import { createSharedOptions, sharedPortalModules } from '../build/shared-modules.ts'
import {
  createEarlyScriptBuild,
  createServerBundleBuild,
  createShellServerBundleBuild,
  createWidgetBundlesBuild,
} from './additional-build.ts'
import { createBaseConfig, type WebpackConfig } from './base-config.ts'
import { createDescriptionPlugin, createShellDescriptor } from './build-output.ts'
import { toDevelopmentRemoteConfig, toDevelopmentShellConfig } from './development-config.ts'
import { IntegrityPlugin } from './integrity.ts'
import { createEntryModulesPlugin } from './move-into-entry.ts'
import { createRemoteDescriptor } from './remote-descriptor.ts'

/** Statistics file, which the federation plugin writes next to the manifest. */
const statsFileName = 'mf-stats.json'

/**
 * Keeps `mf-manifest.json`, which federation tools need, and removes the statistics file, because every file of a build
 * is published to the registry.
 */
class ManifestOnlyPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1
      compilation.hooks.processAssets.tap({ name: 'manifest', stage }, () => {
        if (compilation.getAsset(statsFileName)) compilation.deleteAsset(statsFileName)
      })
    })
  }
}

export type { WebpackConfig } from './base-config.ts'
export { createWorkerPreset } from './worker-preset.ts'

/** webpack's configuration of a remote: one exposed module, every shared library from the shell, a descriptor. */
export function createRemotePreset(folder: string): WebpackConfig {
  const pkg = readPackageInfo(folder)
  const common = createBaseConfig(folder, pkg)
  const config: WebpackConfig = {
    ...common,
    devtool: 'hidden-source-map',
    output: createOutputOptions(folder, pkg),
    entry: {},
    plugins: [
      ...(common.plugins ?? []),
      new IntegrityPlugin(),
      new ScriptPolicyPlugin(),
      createRunOncePlugin(getContainerName(pkg)),
      new ChunkRetryPlugin(),
      new ModuleFederationPlugin(createFederationOptions(pkg)),
      new ManifestOnlyPlugin(),
      createCompileHintPlugin(/^(remoteEntry|view)\./),
      ...(isDevelopmentBuild ? [] : [createEntryModulesPlugin(exposedChunkName)]),
      createServerBundleBuild(folder),
      createWidgetBundlesBuild(folder),
      createDescriptionPlugin(descriptorFileName, createRemoteDescriptor(folder)),
    ],
  }
  return isDevelopmentBuild ? toDevelopmentRemoteConfig(folder, config) : config
}

const sharedModulesRule = {
  test: /[\\/]registry[\\/]shared-modules\.ts$/,
  enforce: 'pre' as const,
  loader: path.join(import.meta.dirname, 'shared-modules-loader.cjs'),
  options: sharedPortalModules,
}

/** Drops this library, which Emotion uses only for `withTheme`; the library does not declare that it has no side effects. */
const unusedModulesRule = { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false }

const unusedPartsRule = {
  test: /[\\/](react-router[\\/]dist[\\/].*\.mjs|styled-system[\\/](preflight|token-dictionary)\.js)$/,
  loader: path.join(import.meta.dirname, 'unused-parts-loader.cjs'),
}

const messageIntlRule = {
  test: /[\\/]@lingui[\\/]core[\\/]dist[\\/]index\.mjs$/,
  loader: path.join(import.meta.dirname, 'message-intl-loader.cjs'),
}

/** webpack's configuration of the shell: everything shared is in its first file, or a lazy chunk of its own. */
export function createShellPreset(folder: string): WebpackConfig {
  const pkg = readPackageInfo(folder)
  const common = createBaseConfig(folder, pkg)
  const config: WebpackConfig = {
    ...common,
    devtool: 'hidden-source-map',
    output: createOutputOptions(folder, pkg),
    entry: { main: './src/main.ts' },
    // Replaces code for React 17 and older.
    resolve: { ...common.resolve, alias: { 'use-sync-external-store/shim$': 'react' } },
    optimization: {
      ...common.optimization,
      splitChunks: { chunks: isSharedChunk, cacheGroups: initialFileGroups },
    },
    module: {
      rules: [
        ...(common.module?.rules ?? []),
        sharedModulesRule,
        unusedModulesRule,
        unusedPartsRule,
        messageIntlRule,
      ],
    },
    plugins: [
      ...(common.plugins ?? []),
      new IntegrityPlugin(),
      new ScriptPolicyPlugin(),
      new ChunkRetryPlugin(),
      new ModuleFederationPlugin({
        name: pkg.name,
        shared: createSharedOptions('shell'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { asyncStartup: false },
        implementation: federationRuntimePath,
      }),
      createCompileHintPlugin(/^(main|react|libraries)\./),
      new webpack.DefinePlugin({ REGISTRY_KEYS: JSON.stringify(readRegistryKeys()) }),
      createEarlyScriptBuild(folder),
      createShellServerBundleBuild(folder),
      createDescriptionPlugin('shell.json', createShellDescriptor(pkg)),
    ],
  }
  return isDevelopmentBuild ? toDevelopmentShellConfig(folder, config) : config
}

const createInitialFileGroup = (name: string, test: RegExp, priority: number) => ({
  name,
  test,
  priority,
  chunks: (chunk: webpack.Chunk) => chunk.name === 'main',
  enforce: true,
})

/**
 * Puts React and all other libraries in a file each. The libraries have priority, so their script comes first. On a slow
 * connection they arrive before React, and the screen's code is requested early enough to follow the shell's code
 * without a gap. Both files usually stay cached, because few releases of the shell change them.
 */
const initialFileGroups = {
  libraries: createInitialFileGroup(
    'libraries',
    /[\\/]node_modules[\\/](?!(\.pnpm|react|react-dom|scheduler)[\\/])/,
    1,
  ),
  react: createInitialFileGroup('react', /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, 0),
}

/**
 * Whether modules of a chunk may be moved to shared chunks. The chunks of the HTTP client, the guest layout and the
 * signed-in layout keep all their dependencies in one file each. Initial chunks are not split either.
 */
const isSharedChunk = (chunk: webpack.Chunk) =>
  !chunk.canBeInitial() && !/^(guest|signed-in|http)$/.test(chunk.name ?? '')

/** Reads the public keys of the registries that the shell trusts, comma-separated, from the build's environment. */
const readRegistryKeys = () => (process.env.REGISTRY_PUBLIC_KEYS ?? '').split(',').filter(Boolean)

/**
 * Makes the browser compile files during the download. Nearly all of their code runs at once, and lazy compilation took
 * a sixth of the time to sign-in on a slow phone. The stage is after the one of `createRunOncePlugin`, because the hint must be
 * the first line.
 */
const createCompileHintPlugin = (files: RegExp) =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: files,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2,
  })
