import path from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type Compiler } from 'webpack'
import { base, packageOf, type WebpackConfig } from './base.ts'
import { configOf } from './remote-config.ts'
import { sideBuild } from './side-build.ts'

/** How the names of a widget's own files begin. */
export const widgetFile = (name: string): string => `widget.${name}.`

const moduleOf = (name: string) => fileURLToPath(import.meta.resolve(name))

/** A frame shares nothing with the page, so a widget carries its libraries: Preact, a tenth of React's weight, in its place. */
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

/** Adds the files of a remote's widgets to its build, where its description names any. */
export class WidgetBundles {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('widget-bundles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE
      compilation.hooks.processAssets.tapPromise({ name: 'widget-bundles', stage }, async () => {
        if (compilation.errors.length > 0) return
        const { widgets } = await configOf(this.folder, compilation.hash ?? '')
        if (!widgets) return
        for (const { name, content } of await sideBuild(
          widgetConfig(this.folder, widgets),
          path.join(this.folder, '.widgets'),
        ))
          compilation.emitAsset(name, new webpack.sources.RawSource(content))
      })
    })
  }
}
