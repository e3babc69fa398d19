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
import { sharedVersions } from '../build/shared.ts'
import { SameInAnyFolder } from './same-in-any-folder.ts'

const require = createRequire(import.meta.url)
const kit = path.resolve(import.meta.dirname, '..')

/** webpack's configuration, as the presets make it. */
export interface WebpackConfig extends Configuration {}

/** How sources become code, the same for browsers and for the edge. */
export const rulesWith = (options: typeof swcOptions): NonNullable<WebpackConfig['module']> => ({
  rules: [
    {
      test: /@chakra-ui.react.dist.esm.styled-system.config\.js$/,
      parser: { pureFunctions: ['defineConfig'] },
    },
    /** They only declare things, and do not say so: what is not used of them need not come along. */
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

/** What a package's build is made of besides its sources: the kit's own files, what is shared and the versions of all libraries. */
function madeWith(lock: string): string {
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

/** The file that pins the versions of a package's libraries, in its folder or one above; undefined where none does. */
function lockOf(folder: string): string | undefined {
  const file = path.join(folder, 'pnpm-lock.yaml')
  if (existsSync(file)) return file
  const above = path.dirname(folder)
  return above === folder ? undefined : lockOf(above)
}

/**
 * Keeps what a build works out of its sources for the next one, below the package's folder. Of a package whose libraries
 * nothing pins, nothing is kept.
 */
function cacheOf(folder: string, part: string): NonNullable<WebpackConfig['cache']> {
  const lock = lockOf(folder)
  if (!lock) return false
  const cacheDirectory = path.join(folder, '.cache')
  const name = isDevelopmentBuild ? `${part}-development` : part
  return { type: 'filesystem', name, cacheDirectory, version: madeWith(lock) }
}

/** What every build has in common; builds of one package that differ in more than their sources are parts of it. */
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
    minimizer: [new Minimizer({ minify: Minimizer.swcMinify, extractComments: false })],
    chunkIds: 'deterministic',
    moduleIds: false,
  },
  plugins: [new SameInAnyFolder()],
  performance: false,
  stats: 'errors-warnings',
  // Federation warns in each build that its manifest leaves the address to the page, which is what is wanted.
  infrastructureLogging: { level: 'error' },
})
