import { fileURLToPath } from 'node:url'
import { widgetFile } from '../build/file-names.ts'
import { packageOf } from '../build/package.ts'
import { configOf } from '../build/remote-config.ts'
import { base, type WebpackConfig } from './base.ts'
import { AddSideBuild } from './side-build.ts'

const moduleOf = (name: string) => fileURLToPath(import.meta.resolve(name))

/**
 * Widgets run in an iframe and share nothing with the page, so they bundle their libraries. With Preact a widget weighs
 * 21 kB, with React 73 kB (Brotli); the limit is 30 kB.
 */
const small = {
  react$: moduleOf('preact/compat'),
  'react-dom/client$': moduleOf('preact/compat/client'),
  'react/jsx-runtime$': moduleOf('preact/compat/jsx-runtime'),
}

/** webpack's configuration of a remote's widgets: one script each, with everything in it but its font. */
const widgetConfig = (folder: string, widgets: Readonly<Record<string, string>>): WebpackConfig => {
  const common = base(folder, packageOf(folder), 'widgets')
  return {
    ...common,
    devtool: 'hidden-source-map',
    entry: { ...widgets },
    output: {
      filename: `${widgetFile('[name]')}[contenthash:8].js`,
      assetModuleFilename: 'widget-asset.[contenthash:8][ext]',
      publicPath: 'auto',
    },
    resolve: { ...common.resolve, alias: small },
    optimization: { ...common.optimization, splitChunks: false },
  }
}

/** Builds the widgets that a remote's configuration names. */
export const widgetBundles = (folder: string): AddSideBuild =>
  new AddSideBuild(folder, {
    name: 'widgets',
    configOf: async ({ hash }) => {
      const { widgets } = await configOf(folder, hash ?? '')
      return widgets ? widgetConfig(folder, widgets) : null
    },
  })
