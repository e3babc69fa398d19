import path from 'node:path'
import { wordings } from '@portal/contract/language'
import { target } from './output.ts'

const swcWith = (react: { development?: boolean; refresh?: boolean }) => ({
  jsc: {
    parser: { syntax: 'typescript' as const, tsx: true },
    target,
    transform: { react: { runtime: 'automatic' as const, ...react } },
  },
})

/** SWC options that strip types and compile JSX. */
export const swcOptions = swcWith({})

/** The same for development builds, with Fast Refresh. */
export const developmentSwcOptions = swcWith({ development: true, refresh: true })

/** webpack rules for a remote's catalogs and fonts. */
export const fileRules = [
  {
    test: /[\\/]src[\\/]texts\.ts$/,
    enforce: 'pre' as const,
    loader: path.join(import.meta.dirname, 'catalogs-loader.cjs'),
    options: { wordings },
  },
  {
    test: /[\\/]texts[\\/]\w+\.json$/,
    type: 'javascript/auto' as const,
    loader: path.join(import.meta.dirname, 'texts-loader.cjs'),
  },
  { test: /\.(woff2|pfb|ttf)$/, type: 'asset/resource' as const },
]
