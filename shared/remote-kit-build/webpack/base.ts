import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import Minimizer from 'minimizer-webpack-plugin'
import type { Configuration } from 'webpack'
import { isDevelopmentBuild } from '../build/development.ts'
import { fileRules, swcOptions } from '../build/module-rules.ts'
import { target } from '../build/output.ts'
import type { Package } from '../build/package.ts'
import { sharedVersions } from '../build/shared-modules.ts'
import { ReproducibleIds } from './reproducible-ids.ts'

const require = createRequire(import.meta.url)
const kit = path.resolve(import.meta.dirname, '..')

/** webpack's configuration, as the presets make it. */
export interface WebpackConfig extends Configuration {}

/** Compiles sources, the same for browser and server bundles. */
export const rulesWith = (options: typeof swcOptions): NonNullable<WebpackConfig['module']> => ({
  rules: [
    {
      test: /@chakra-ui.react.dist.esm.styled-system.config\.js$/,
      parser: { pureFunctions: ['defineConfig'] },
    },
    /** These packages have no side effects but do not declare it; unused modules can be dropped. */
    { test: /[\\/]node_modules[\\/](@nivo|@react-spring)[\\/]/, sideEffects: false },
    {
      test: /\.tsx?$/,
      use: [
        path.join(import.meta.dirname, 'parsed-map-loader.cjs'),
        { loader: require.resolve('swc-loader'), options },
      ],
    },
    ...fileRules,
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

/** Hash of what a build depends on besides its sources: the kit's files, the shared libraries and the lockfile. */
function buildInputsHash(lock: string): string {
  const files = ['build', 'webpack']
    .flatMap((part) => readdirSync(path.join(kit, part), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of [...files, lock]) hash.update(readFileSync(file))
  hash.update(JSON.stringify(sharedVersions))
  return hash.digest('hex')
}

/** The lockfile of a package, in its folder or a parent; undefined if there is none. */
function lockfileOf(folder: string): string | undefined {
  const file = path.join(folder, 'pnpm-lock.yaml')
  if (existsSync(file)) return file
  const above = path.dirname(folder)
  return above === folder ? undefined : lockfileOf(above)
}

/** webpack's file cache below the package's folder. Disabled for a package without a lockfile. */
function cacheOf(folder: string, part: string): NonNullable<WebpackConfig['cache']> {
  const lock = lockfileOf(folder)
  if (!lock) return false
  const cacheDirectory = path.join(folder, '.cache')
  const name = isDevelopmentBuild ? `${part}-development` : part
  return { type: 'filesystem', name, cacheDirectory, version: buildInputsHash(lock) }
}

/** Options of every build. Builds of one package with different settings pass different values of `part`. */
export const base = (folder: string, { name }: Package, part = 'browser'): WebpackConfig => ({
  name,
  cache: cacheOf(folder, part),
  mode: 'production',
  context: folder,
  target: ['web', target],
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: rulesWith(swcOptions),
  optimization: {
    minimizer: [new Minimizer({ minify: Minimizer.swcMinify, extractComments: false, parallel: false })],
    chunkIds: 'deterministic',
    moduleIds: false,
  },
  plugins: [new ReproducibleIds()],
  performance: false,
  stats: 'errors-warnings',
  // Federation warns in each build that the manifest has no fixed public path, which is intended.
  infrastructureLogging: { level: 'error' },
})
