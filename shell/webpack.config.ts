import path from 'node:path'
import { firstFileCharacters, latinRestCharacters } from '@portal/domain/theme/font-faces'
import { shellPreset, type WebpackConfig } from '@portal/remote-kit-build/webpack'

const preset = shellPreset(import.meta.dirname)

/** The text font's subsets, by the query that imports each. */
const fontParts = Object.entries({ first: firstFileCharacters, rest: latinRestCharacters }).map(
  ([part, signs]) => ({
    test: /\.woff2$/,
    resourceQuery: new RegExp(`^\\?${part}$`),
    loader: path.join(import.meta.dirname, 'font-part-loader.cjs'),
    options: { signs },
    generator: { filename: `[name].${part}.[contenthash:8][ext]` },
  }),
)

const config: WebpackConfig = {
  ...preset,
  module: { rules: [...(preset.module?.rules ?? []), ...fontParts] },
}
export default config
