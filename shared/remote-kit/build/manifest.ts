import type { Compiler } from 'webpack'

/** What federation's build plugin writes beside the manifest, for tools that read the build's own folder. */
const stats = 'mf-stats.json'

/**
 * Keeps `mf-manifest.json`, by which federation's own tools know a build, and drops what comes with it: a build's files all
 * go into the registry.
 */
export class ManifestAlone {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1
      compilation.hooks.processAssets.tap({ name: 'manifest', stage }, () => {
        if (compilation.getAsset(stats)) compilation.deleteAsset(stats)
      })
    })
  }
}
