import path from 'node:path'
import { firstFileCharacters, remainingLatinCharacters } from '@portal/domain/theme/font-faces'
import { createShellPreset, type WebpackConfig } from '@portal/remote-kit-build/webpack'

const shellConfigPreset = createShellPreset(import.meta.dirname)

/**
 * Loader rules that split the text font. The query of an import (`?first` or `?rest`) selects the characters that the
 * font file contains.
 */
const fontSubsetRules = Object.entries({ first: firstFileCharacters, rest: remainingLatinCharacters }).map(
  ([part, signs]) => ({
    test: /\.woff2$/,
    resourceQuery: new RegExp(`^\\?${part}$`),
    loader: path.join(import.meta.dirname, 'font-part-loader.cjs'),
    options: { signs },
    generator: { filename: `[name].${part}.[contenthash:8][ext]` },
  }),
)

const config: WebpackConfig = {
  ...shellConfigPreset,
  module: { rules: [...(shellConfigPreset.module?.rules ?? []), ...fontSubsetRules] },
}
export default config
