import { readPackageInfo } from '../build/package-info.ts'
import { AdditionalBuildPlugin } from './additional-build.ts'
import { createBaseConfig } from './base-config.ts'

export const earlyScriptFilePrefix = 'early.'

/** Builds the first script of customers' pages: a few kilobytes, which the page server inlines. */
export const createEarlyScriptBuild = (folder: string): AdditionalBuildPlugin =>
  new AdditionalBuildPlugin(folder, {
    name: 'early',
    createConfig: async () => ({
      ...createBaseConfig(folder, readPackageInfo(folder), 'early'),
      entry: './src/early/main.ts',
      output: { filename: `${earlyScriptFilePrefix}[contenthash:8].js` },
    }),
  })
