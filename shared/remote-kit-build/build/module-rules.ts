import path from 'node:path'
import { locales } from '@portal/contract/language'
import { syntaxTarget } from './output-options.ts'

const createSwcOptions = (react: { development?: boolean; refresh?: boolean }) => ({
  jsc: {
    parser: { syntax: 'typescript' as const, tsx: true },
    target: syntaxTarget,
    transform: { react: { runtime: 'automatic' as const, ...react } },
  },
})

export const swcOptions = createSwcOptions({})

export const developmentSwcOptions = createSwcOptions({ development: true, refresh: true })

/** webpack rules for a remote's catalogs and fonts. */
export const catalogAndFontRules = [
  {
    test: /[\\/]src[\\/]texts\.ts$/,
    enforce: 'pre' as const,
    loader: path.join(import.meta.dirname, 'catalogs-loader.cjs'),
    options: { locales },
  },
  {
    test: /[\\/]texts[\\/]\w+\.json$/,
    type: 'javascript/auto' as const,
    loader: path.join(import.meta.dirname, 'texts-loader.cjs'),
  },
  { test: /\.(woff2|pfb|ttf)$/, type: 'asset/resource' as const },
]
