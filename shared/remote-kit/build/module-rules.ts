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

/** How SWC takes types and JSX out of sources. */
export const swcOptions = swcWith({})

/** The same for development builds: components say who they are, for Fast Refresh. */
export const developmentSwcOptions = swcWith({ development: true, refresh: true })

/** What webpack makes of a remote's catalogs and fonts. */
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
