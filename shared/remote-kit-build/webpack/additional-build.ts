import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { isDevelopmentBuild } from '../build/development.ts'
import { getWidgetFilePrefix, serverBundlePrefix } from '../build/file-names.ts'
import { readPackageInfo } from '../build/package-info.ts'
import { loadRemoteConfig } from '../build/remote-config.ts'
import { createBaseConfig, type WebpackConfig } from './base-config.ts'

/** An additional build of a package, whose files are added to the main build. */
interface AdditionalBuild {
  name: string
  skipsDevelopment?: boolean
  /** Creates webpack's configuration; null if the package does not need this build. */
  createConfig(compilation: Compilation): Promise<WebpackConfig | null>
}

const createAdditionalBuildPlugin = (
  folder: string,
  { name, skipsDevelopment, createConfig }: AdditionalBuild,
) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        if ((skipsDevelopment && isDevelopmentBuild) || compilation.errors.length > 0) return
        const config = await createConfig(compilation)
        if (!config) return
        for (const file of await runAdditionalBuild(config, path.join(folder, `.${name}`)))
          compilation.emitAsset(file.name, new webpack.sources.RawSource(file.content))
      })
    })
  },
})

/** Runs the build in a temporary folder, returns its files and removes the folder. */
async function runAdditionalBuild(config: WebpackConfig, target: string) {
  const compiler = webpack({ ...config, output: { ...config.output, path: target } })
  if (!compiler) throw new Error('webpack gave no compiler')
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
      ),
    ),
  )
  const names = await readdir(target)
  const files = await Promise.all(
    names.map(async (name) => ({ name, content: await readFile(path.join(target, name)) })),
  )
  await rm(target, { recursive: true })
  return files
}

const resolveModule = (specifier: string) => fileURLToPath(import.meta.resolve(specifier))

/**
 * Widgets run in an iframe and share no modules with the page, so they bundle their libraries. With Preact a widget has
 * 33 kB, with React 83 kB (Brotli); the limit is 34 kB.
 */
const preactAliases = {
  react$: resolveModule('preact/compat'),
  'react-dom/client$': resolveModule('preact/compat/client'),
  'react/jsx-runtime$': resolveModule('preact/compat/jsx-runtime'),
}

/** webpack's configuration of a remote's widgets: one script each, with everything in it but its font. */
const createWidgetConfig = (folder: string, widgets: Readonly<Record<string, string>>): WebpackConfig => {
  const common = createBaseConfig(folder, readPackageInfo(folder), 'widgets')
  return {
    ...common,
    devtool: 'hidden-source-map',
    entry: { ...widgets },
    output: {
      filename: `${getWidgetFilePrefix('[name]')}[contenthash:8].js`,
      assetModuleFilename: 'widget-asset.[contenthash:8][ext]',
      publicPath: 'auto',
    },
    resolve: { ...common.resolve, alias: preactAliases },
    optimization: { ...common.optimization, splitChunks: false },
  }
}

export const createWidgetBundlesBuild = (folder: string) =>
  createAdditionalBuildPlugin(folder, {
    name: 'widgets',
    createConfig: async ({ hash }) => {
      const { widgets } = await loadRemoteConfig(folder, hash ?? '')
      return widgets ? createWidgetConfig(folder, widgets) : null
    },
  })

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
export const createServerBundleBuild = (folder: string) =>
  createAdditionalBuildPlugin(folder, {
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
export const createShellServerBundleBuild = (folder: string) =>
  createAdditionalBuildPlugin(folder, {
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

export const earlyScriptFilePrefix = 'early.'

/** Builds the first script of customers' pages: a few kilobytes, which the page server inlines. */
export const createEarlyScriptBuild = (folder: string) =>
  createAdditionalBuildPlugin(folder, {
    name: 'early',
    createConfig: async () => ({
      ...createBaseConfig(folder, readPackageInfo(folder), 'early'),
      entry: './src/early/main.ts',
      output: { filename: `${earlyScriptFilePrefix}[contenthash:8].js` },
    }),
  })
