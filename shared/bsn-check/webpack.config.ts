import path from 'node:path'
import { bsnCheckPolicy, bsnCheckWorkerName } from '@portal/domain/bsn/check-message'
import { type WebpackConfig, workerPreset } from '@portal/remote-kit-build/webpack'

const preset = workerPreset(import.meta.dirname, {
  entry: { [bsnCheckWorkerName]: './src/worker.ts' },
  policyName: bsnCheckPolicy,
})

const config: WebpackConfig = {
  ...preset,
  module: {
    ...preset.module,
    rules: [
      ...(preset.module?.rules ?? []),
      {
        test: /\.traineddata\.gz$/,
        loader: path.join(import.meta.dirname, 'digits-alone-loader.cjs'),
        generator: { filename: 'digits.[contenthash:8].traineddata', publicPath: '' },
      },
      {
        test: /[\\/]standard_fonts[\\/].*\.(pfb|ttf)$/,
        type: 'asset/resource',
        generator: { filename: '[name].[contenthash:8][ext]', publicPath: '' },
      },
    ],
  },
}
export default config
