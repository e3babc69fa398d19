import path from 'node:path'
import { readPackageInfo } from '../build/package-info.ts'
import { createBaseConfig, type WebpackConfig } from './base-config.ts'
import { CompressedCopiesPlugin } from './compressed-copies.ts'

/**
 * Creates webpack's configuration of a worker that has its own content security policy; the portal serves its files
 * from one folder. Entry files have fixed names; the names of all other files contain their hash. An import with
 * `?file` returns the name of a file, which the worker requests from the page. @param policyName Trusted Types policy
 * of the worker's scripts
 */
export function createWorkerPreset(
  folder: string,
  { entry, policyName }: { entry: Readonly<Record<string, string>>; policyName: string },
): WebpackConfig {
  const pkg = readPackageInfo(folder)
  const common = createBaseConfig(folder, pkg)
  const files = common.module?.rules?.filter(
    (rule) => !(rule && typeof rule === 'object' && 'resourceQuery' in rule),
  )
  return {
    ...common,
    target: ['webworker', 'es2022'],
    entry,
    node: false,
    output: {
      path: path.join(folder, 'dist'),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      uniqueName: pkg.name,
      clean: { keep: /\.br$/ },
      trustedTypes: { policyName, onPolicyCreationFailure: 'stop' },
    },
    resolve: {
      ...common.resolve,
      fallback: { crypto: false, fs: false, path: false, url: false, module: false },
    },
    module: {
      ...common.module,
      rules: [
        ...(files ?? []),
        {
          resourceQuery: /^\?file$/,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8][ext]', publicPath: '' },
        },
      ],
    },
    plugins: [...(common.plugins ?? []), new CompressedCopiesPlugin()],
  }
}
