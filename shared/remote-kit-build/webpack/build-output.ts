import { ShellBuild } from '@portal/contract/build-descriptor'
import { locales } from '@portal/contract/language'
import * as v from 'valibot'
import webpack, { type Compilation, type Compiler, type Module } from 'webpack'
import { hashBuildFiles, isServedFile } from '../build/build-files.ts'
import { serverBundlePrefix } from '../build/file-names.ts'
import type { PackageInfo } from '../build/package-info.ts'
import { sharedVersions } from '../build/shared-modules.ts'
import { earlyScriptFilePrefix } from './additional-build.ts'
import { calculateAssetIntegrity } from './integrity.ts'

export type BuildOutput = ReturnType<typeof toBuildOutput>

function toBuildOutput(compilation: Compilation) {
  const files = compilation
    .getAssets()
    .filter(({ name }) => isServedFile(name))
    .map(({ name }) => ({ path: name, integrity: calculateAssetIntegrity(compilation, name) }))
    .sort((a, b) => a.path.localeCompare(b.path))
  const hash = hashBuildFiles(files)
  const findScripts = (group: string) =>
    (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) => file.endsWith('.js'))
  return {
    files,
    hash,
    findScripts,
    /**
     * Files that load each shared library on demand, by library name. The list is empty for a library in the initial
     * files.
     */
    parts: findSharedModuleFiles(compilation),
    findFile: (beginning: string, ending = '') =>
      files.find(({ path }) => path.startsWith(beginning) && path.endsWith(ending)),
    findFilePath: (beginning: string) => {
      const file = files.find(({ path }) => path.startsWith(beginning))
      if (!file) throw new Error(`the build has no file ${beginning}…`)
      return file.path
    },
    readContent: (path: string) => compilation.assets[path]?.source().toString() ?? '',
    readBytes: (path: string) => new Uint8Array(compilation.assets[path]?.buffer() ?? []),
    /** npm packages whose code the build contains. */
    libraries: findBundledPackages(compilation),
    findConsumedModules: (group: string) => findConsumedModules(compilation, group),
    texts: Object.fromEntries(locales.map((locale) => [locale, findScripts(`text.${locale}`)])),
  }
}

const parseSharedModuleName = (module: Module, compilation: Compilation): string | null =>
  /webpack\/sharing\/provide\/\w+\/(.+)/.exec(
    module.libIdent({ context: compilation.compiler.context }) ?? '',
  )?.[1] ?? null

function findSharedModuleFiles(compilation: Compilation): Record<string, string[]> {
  const found = [...compilation.modules].flatMap((module): [string, string[]][] => {
    const name = parseSharedModuleName(module, compilation)
    const [block] = module.blocks
    if (!name || !block) return []
    return [[name, compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []]]
  })
  return Object.fromEntries(found.sort(([a], [b]) => a.localeCompare(b)))
}

const toSortedUnique = (names: readonly string[]) => [...new Set(names)].sort()

const findPackageOfFile = (file: string): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)/.exec(file)?.[1]

/** A module, and the modules that webpack has concatenated into it. */
const flattenModule = (module: Module): Module[] => [
  module,
  ...('modules' in module ? (module.modules as Module[]).flatMap(flattenModule) : []),
]

export const findBundledPackages = ({ modules, chunkGraph }: Compilation): string[] =>
  toSortedUnique(
    [...modules]
      .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
      .flatMap(flattenModule)
      .flatMap((module) => findPackageOfFile(module.nameForCondition() ?? '') ?? []),
  )

/** Returns the names of the shared modules that a chunk group consumes. */
function findConsumedModules(
  { namedChunkGroups, chunkGraph, compiler }: Compilation,
  group: string,
): string[] {
  const modules = (namedChunkGroups.get(group)?.chunks ?? []).flatMap((chunk) => [
    ...chunkGraph.getChunkModulesIterable(chunk),
  ])
  return toSortedUnique(
    modules.flatMap(
      (module) =>
        /webpack\/sharing\/consume\/\w+\/(.+)/.exec(
          module.libIdent({ context: compiler.context }) ?? '',
        )?.[1] ?? [],
    ),
  )
}

/** Adds a JSON file with a description of the build output, as the last step of a build. */
export const createDescriptionPlugin = (
  file: string,
  describe: (output: BuildOutput) => Promise<unknown>,
) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('describe', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'describe', stage }, async () => {
        if (compilation.errors.length > 0) return
        const text = JSON.stringify(await describe(toBuildOutput(compilation)), null, 2)
        compilation.emitAsset(file, new webpack.sources.RawSource(text))
      })
    })
  },
})

const getFontFileName = (subset: string, part = '') => `alan-sans-${subset}-wght-normal.${part}`

export const createShellDescriptor =
  (pkg: PackageInfo) =>
  async (output: BuildOutput): Promise<ShellBuild> =>
    v.parse(ShellBuild, {
      version: pkg.version,
      policy: pkg.policy,
      early: output.readContent(output.findFilePath(earlyScriptFilePrefix)),
      serverBundle: output.files.find(({ path }) => path.startsWith(serverBundlePrefix))?.path,
      hash: output.hash,
      files: output.files,
      scripts: output.findScripts('main'),
      frame: output.findScripts('frame'),
      guest: output.findScripts('guest'),
      http: output.findScripts('http'),
      parts: output.parts,
      fonts: {
        first: output.findFilePath(getFontFileName('latin', 'first.')),
        rest: output.findFilePath(getFontFileName('latin', 'rest.')),
        latinExt: output.findFilePath(getFontFileName('latin-ext')),
      },
      texts: output.texts,
      gives: sharedVersions,
    } satisfies ShellBuild)
