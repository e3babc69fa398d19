import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { minify } from '@swc/core'
import webpack, { type Compilation, type Configuration } from 'webpack'
import { DescribeBuild } from './build-output.ts'
import { AddSideBuild } from './side-build.ts'

/**
 * Tells what each library weighs in the files that a package begins with, in kilobytes as it travels: `weigh-libraries.ts <folder> [file]`;
 * the file, if one is named, gets it as JSON. Each is minified and compressed for itself, so that the sum is a tenth above what the file weighs.
 */
const folder = path.resolve(process.argv[2] ?? 'shell')
const told = process.argv[3] && path.resolve(process.argv[3])
process.chdir(folder)
const { default: config }: { default: Configuration } = await import(
  pathToFileURL(path.join(folder, 'webpack.config.ts')).href
)
const compiler = webpack({
  ...config,
  cache: false,
  output: { ...config.output, path: path.join(folder, '.weighed'), clean: false },
  optimization: { ...config.optimization, minimize: false, concatenateModules: false },
  plugins: (config.plugins ?? []).filter(
    (plugin) => !(plugin instanceof AddSideBuild || plugin instanceof DescribeBuild),
  ),
})
if (!compiler) throw new Error('webpack gave no compiler')
// Nothing is to be written: what is asked for is known before.
compiler.hooks.shouldEmit.tap('weigh', (compilation) => {
  void weigh(compilation)
  return false
})
compiler.run((error) => {
  if (error) throw error
})

/** A package of npm or of this repository, by the file of one of its modules. */
const libraryOf = (file: string): string =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)/.exec(file)?.[1] ??
  path
    .relative(path.dirname(folder), file)
    .split(path.sep)
    .slice(0, file.includes('/shared/') ? 2 : 1)
    .join('/')

/** The code of each library in what the page begins with. */
function sourcesOf({ entrypoints, chunkGraph, codeGenerationResults }: Compilation): Map<string, string> {
  const main = entrypoints.get('main')
  if (!main) throw new Error(`${folder} has no first file`)
  const sources = new Map<string, string>()
  for (const module of main.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])) {
    const source = codeGenerationResults
      ?.get(module, main.getRuntimeChunk()?.runtime)
      .sources.get('javascript')
    const library = libraryOf(module.nameForCondition() ?? path.join(folder, 'webpack'))
    if (source)
      sources.set(
        library,
        `${sources.get(library) ?? ''}use((module,exports,require)=>{${source.source()}\n});\n`,
      )
  }
  return sources
}

async function weigh(compilation: Compilation): Promise<void> {
  const weights = await Promise.all(
    [...sourcesOf(compilation)].map(async ([library, source]) => {
      const { code } = await minify(source, { compress: true, mangle: true, module: false })
      return { library, kilobytes: brotliCompressSync(code).length / 1000 }
    }),
  )
  if (told)
    writeFileSync(
      told,
      JSON.stringify(Object.fromEntries(weights.map(({ library, kilobytes }) => [library, kilobytes]))),
    )
  console.table(weights.sort((a, b) => b.kilobytes - a.kilobytes).filter(({ kilobytes }) => kilobytes > 0.5))
  console.log(`${weights.reduce((sum, { kilobytes }) => sum + kilobytes, 0).toFixed(1)} kB in all`)
}
