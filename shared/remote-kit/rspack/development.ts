import path from 'node:path'
import type { Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { developmentAlias, developmentNames, distFolder } from '../build/development.ts'
import { HotUpdates } from '../build/hot-updates.ts'
import { developmentSwcOptions } from '../build/module-rules.ts'
import { packageOf } from '../build/package.ts'
import { both } from './both.ts'
import { rulesWith } from './rules.ts'

/** A remote's development build, which takes changes while it runs, with the state of its components. */
export const developmentRemote = (folder: string, config: Configuration): Configuration => ({
  ...config,
  mode: 'development',
  devtool: 'cheap-module-source-map',
  output: { ...config.output, ...developmentNames, path: path.join(folder, distFolder) },
  optimization: {},
  // It warns that updates and sums go together badly; updates have sums of their own.
  ignoreWarnings: [/SubresourceIntegrity|with SRI/],
  resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...developmentAlias } },
  module: rulesWith(developmentSwcOptions),
  plugins: [
    ...(config.plugins ?? []),
    both(new HotUpdates(packageOf(folder).name)),
    new ReactRefreshRspackPlugin(),
  ],
})
