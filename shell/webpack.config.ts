import path from 'node:path'
import { firstSigns, otherSigns } from '@portal/domain/theme/font-faces'
import { shellPreset, type WebpackConfig } from '@portal/remote-kit/webpack'

const preset = shellPreset(import.meta.dirname)

/** The text font's subsets, by the query that imports each. */
const fontParts = Object.entries({ first: firstSigns, rest: otherSigns }).map(([part, signs]) => ({
  test: /\.woff2$/,
  resourceQuery: new RegExp(`^\\?${part}$`),
  loader: path.join(import.meta.dirname, 'font-part-loader.cjs'),
  options: { signs },
  generator: { filename: `[name].${part}.[contenthash:8][ext]` },
}))

const config: WebpackConfig = {
  ...preset,
  module: { rules: [...(preset.module?.rules ?? []), ...fontParts] },
}
export default config
