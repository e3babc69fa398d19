import path from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import { developmentAlias, developmentNames, distFolder } from '../build/development.ts'
import { HotUpdates } from '../build/hot-updates.ts'
import { developmentSwcOptions } from '../build/module-rules.ts'
import { packageOf } from '../build/package.ts'
import { rulesWith, type WebpackConfig } from './base.ts'

/** Turns a production configuration into a development one, with React's checks and unminified files. */
const development = (folder: string, config: WebpackConfig): WebpackConfig => ({
  ...config,
  mode: 'development',
  cache: config.cache || { type: 'memory' },
  devtool: 'cheap-module-source-map',
  output: { ...config.output, ...developmentNames, path: path.join(folder, distFolder) },
  optimization: {},
})

/** A remote's development configuration, with hot updates that keep component state. */
export function developmentRemote(folder: string, config: WebpackConfig): WebpackConfig {
  return {
    ...development(folder, config),
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...developmentAlias } },
    module: rulesWith(developmentSwcOptions),
    plugins: [
      ...(config.plugins ?? []),
      new HotUpdates(packageOf(folder).name),
      new ReactRefreshPlugin({ overlay: false }),
    ],
  }
}

/** The shell's development configuration; its React exposes the hook that remotes' Fast Refresh needs. */
export function developmentShell(folder: string, config: WebpackConfig): WebpackConfig {
  const hook = path.join(import.meta.dirname, '../build/refresh-hook.ts')
  return { ...development(folder, config), entry: { main: [hook, './src/main.ts'] } }
}
