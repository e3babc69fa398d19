import { fileURLToPath } from 'node:url'
import { getWidgetFilePrefix } from '../build/file-names.ts'
import { readPackageInfo } from '../build/package-info.ts'
import { loadRemoteConfig } from '../build/remote-config.ts'
import { AdditionalBuildPlugin } from './additional-build.ts'
import { createBaseConfig, type WebpackConfig } from './base-config.ts'

const resolveModule = (name: string) => fileURLToPath(import.meta.resolve(name))

/**
 * Widgets run in an iframe and share no modules with the page, so they bundle their libraries. With Preact a widget has
 * 33 kB, with React 83 kB (Brotli); the limit is 34 kB.
 */
const preactAliases = {
  react$: resolveModule('preact/compat'),
  'react-dom/client$': resolveModule('preact/compat/client'),
  'react/jsx-runtime$': resolveModule('preact/compat/jsx-runtime'),
}

/** webpack's configuration of a remote's widgets: one script each, with everything in it but its font. */
const createWidgetConfig = (folder: string, widgets: Readonly<Record<string, string>>): WebpackConfig => {
  const common = createBaseConfig(folder, readPackageInfo(folder), 'widgets')
  return {
    ...common,
    devtool: 'hidden-source-map',
    entry: { ...widgets },
    output: {
      filename: `${getWidgetFilePrefix('[name]')}[contenthash:8].js`,
      assetModuleFilename: 'widget-asset.[contenthash:8][ext]',
      publicPath: 'auto',
    },
    resolve: { ...common.resolve, alias: preactAliases },
    optimization: { ...common.optimization, splitChunks: false },
  }
}

export const createWidgetBundlesBuild = (folder: string): AdditionalBuildPlugin =>
  new AdditionalBuildPlugin(folder, {
    name: 'widgets',
    createConfig: async ({ hash }) => {
      const { widgets } = await loadRemoteConfig(folder, hash ?? '')
      return widgets ? createWidgetConfig(folder, widgets) : null
    },
  })
