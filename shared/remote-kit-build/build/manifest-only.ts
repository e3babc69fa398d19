import type { Compiler } from 'webpack'

/** Statistics file that the federation plugin writes next to the manifest. */
const stats = 'mf-stats.json'

/**
 * Keeps `mf-manifest.json`, which federation tools need, and removes the statistics written with it: every file of a
 * build goes into the registry.
 */
export class ManifestOnly {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1
      compilation.hooks.processAssets.tap({ name: 'manifest', stage }, () => {
        if (compilation.getAsset(stats)) compilation.deleteAsset(stats)
      })
    })
  }
}
