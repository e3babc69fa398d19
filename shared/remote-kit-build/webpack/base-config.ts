import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import Minimizer from 'minimizer-webpack-plugin'
import type { Configuration } from 'webpack'
import { isDevelopmentBuild } from '../build/development.ts'
import { catalogAndFontRules, swcOptions } from '../build/module-rules.ts'
import { syntaxTarget } from '../build/output-options.ts'
import type { PackageInfo } from '../build/package-info.ts'
import { sharedVersions } from '../build/shared-modules.ts'
import { ReproducibleIdsPlugin } from './reproducible-ids.ts'

const require = createRequire(import.meta.url)
const kitFolder = path.resolve(import.meta.dirname, '..')

/** webpack's configuration, as the presets make it. */
export interface WebpackConfig extends Configuration {}

/** Rules that compile source files, the same for browser and server bundles. */
export const createModuleRules = (options: typeof swcOptions): NonNullable<WebpackConfig['module']> => ({
  rules: [
    {
      test: /@chakra-ui.react.dist.esm.styled-system.config\.js$/,
      parser: { pureFunctions: ['defineConfig'] },
    },
    /** These packages have no side effects but do not declare so; with this rule unused modules are dropped. */
    { test: /[\\/]node_modules[\\/](@nivo|@react-spring)[\\/]/, sideEffects: false },
    {
      test: /\.tsx?$/,
      use: [
        path.join(import.meta.dirname, 'parsed-map-loader.cjs'),
        { loader: require.resolve('swc-loader'), options },
      ],
    },
    ...catalogAndFontRules,
    {
      test: /[\\/]\.federation[\\/]entry\./,
      loader: path.join(import.meta.dirname, 'relative-imports-loader.cjs'),
    },
    { resourceQuery: /^\?source$/, type: 'asset/source' },
    {
      resourceQuery: /^\?file$/,
      type: 'asset/resource',
      generator: { filename: 'widget-text.[name].[contenthash:8][ext]' },
    },
  ],
})

/** Hashes the inputs of a build besides its sources: the kit's files, the shared libraries and the lockfile. */
function hashBuildInputs(lock: string): string {
  const files = ['build', 'webpack']
    .flatMap((part) => readdirSync(path.join(kitFolder, part), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of [...files, lock]) hash.update(readFileSync(file))
  hash.update(JSON.stringify(sharedVersions))
  return hash.digest('hex')
}

function findLockfile(folder: string): string | undefined {
  const file = path.join(folder, 'pnpm-lock.yaml')
  if (existsSync(file)) return file
  const above = path.dirname(folder)
  return above === folder ? undefined : findLockfile(above)
}

/** webpack's file cache below the package's folder. Disabled for a package without a lockfile. */
function createCacheOptions(folder: string, part: string): NonNullable<WebpackConfig['cache']> {
  const lock = findLockfile(folder)
  if (!lock) return false
  const cacheDirectory = path.join(folder, '.cache')
  const name = isDevelopmentBuild ? `${part}-development` : part
  return { type: 'filesystem', name, cacheDirectory, version: hashBuildInputs(lock) }
}

/**
 * Creates the options that all builds share. Different `part` values distinguish builds of one package with different
 * settings.
 */
export const createBaseConfig = (folder: string, { name }: PackageInfo, part = 'browser'): WebpackConfig => ({
  name,
  cache: createCacheOptions(folder, part),
  mode: 'production',
  context: folder,
  target: ['web', syntaxTarget],
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: createModuleRules(swcOptions),
  optimization: {
    minimizer: [new Minimizer({ minify: Minimizer.swcMinify, extractComments: false, parallel: false })],
    chunkIds: 'deterministic',
    moduleIds: false,
  },
  plugins: [new ReproducibleIdsPlugin()],
  performance: false,
  stats: 'errors-warnings',
  // Hides the warnings of federation, which reports in each build that the manifest has no fixed public path. That is
  // intended.
  infrastructureLogging: { level: 'error' },
})
