import path from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import { developmentAliases, developmentFileNames, distFolder } from '../build/development.ts'
import { createHotUpdatesPlugin } from '../build/hot-updates.ts'
import { developmentSwcOptions } from '../build/module-rules.ts'
import { readPackageInfo } from '../build/package-info.ts'
import { createModuleRules, type WebpackConfig } from './base-config.ts'

/** Converts a production configuration to a development configuration, with React's checks and unminified files. */
const toDevelopmentConfig = (folder: string, config: WebpackConfig): WebpackConfig => ({
  ...config,
  mode: 'development',
  cache: config.cache || { type: 'memory' },
  devtool: 'cheap-module-source-map',
  output: { ...config.output, ...developmentFileNames, path: path.join(folder, distFolder) },
  optimization: {},
})

/** Converts a remote's configuration to a development configuration, with hot updates that keep component state. */
export function toDevelopmentRemoteConfig(folder: string, config: WebpackConfig): WebpackConfig {
  return {
    ...toDevelopmentConfig(folder, config),
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...developmentAliases } },
    module: createModuleRules(developmentSwcOptions),
    plugins: [
      ...(config.plugins ?? []),
      createHotUpdatesPlugin(readPackageInfo(folder).name),
      new ReactRefreshPlugin({ overlay: false }),
    ],
  }
}

/** Converts the configuration of the shell. The shell's React exposes the hook that remotes' Fast Refresh needs. */
export function toDevelopmentShellConfig(folder: string, config: WebpackConfig): WebpackConfig {
  const hook = path.join(import.meta.dirname, '../build/refresh-hook.ts')
  return { ...toDevelopmentConfig(folder, config), entry: { main: [hook, './src/main.ts'] } }
}
