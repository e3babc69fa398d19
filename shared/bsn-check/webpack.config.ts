import path from 'node:path'
import { bsnCheckTrustedTypesPolicy, bsnCheckWorkerName } from '@portal/domain/bsn/bsn-check-messages'
import { createWorkerPreset, type WebpackConfig } from '@portal/remote-kit-build/webpack'

const workerBundlePreset = createWorkerPreset(import.meta.dirname, {
  entry: { [bsnCheckWorkerName]: './src/worker.ts' },
  policyName: bsnCheckTrustedTypesPolicy,
})

const config: WebpackConfig = {
  ...workerBundlePreset,
  module: {
    ...workerBundlePreset.module,
    rules: [
      ...(workerBundlePreset.module?.rules ?? []),
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
