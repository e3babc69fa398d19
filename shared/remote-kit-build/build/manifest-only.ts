import type { Compiler } from 'webpack'

/** Statistics file, which the federation plugin writes next to the manifest. */
const statsFileName = 'mf-stats.json'

/**
 * Keeps `mf-manifest.json`, which federation tools need, and removes the statistics file, because every file of a build
 * is published to the registry.
 */
export class ManifestOnlyPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1
      compilation.hooks.processAssets.tap({ name: 'manifest', stage }, () => {
        if (compilation.getAsset(statsFileName)) compilation.deleteAsset(statsFileName)
      })
    })
  }
}
