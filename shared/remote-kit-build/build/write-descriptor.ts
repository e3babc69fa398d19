import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { RemoteDescriptor, SizeBudget } from '@portal/contract/build-descriptor'
import { type Language, languages, locales } from '@portal/contract/language'
import type { RemoteContributions } from '@portal/contract/remote-registry'
import { findBuildProblems } from '@portal/domain/build-checks'
import * as v from 'valibot'
import type { Compiler } from 'webpack'
import { type BuildFiles, descriptorFileName, readBuildFiles } from './build-files.ts'
import type { BuildRecord } from './build-record.ts'
import { type BuildStats, statsOptions, toBuildRecord } from './build-record.ts'
import { entryFilePrefix, exposedChunkName, getWidgetFilePrefix, serverBundlePrefix } from './file-names.ts'
import { readPackageInfo } from './package-info.ts'
import { loadRemoteConfig } from './remote-config.ts'
import { lazySharedModules, sharedVersions } from './shared-modules.ts'

/** Writes the descriptor after a remote's build. The build fails if the descriptor is invalid. */
export const createDescriptorPlugin = (folder: string) => ({
  apply(compiler: Compiler) {
    const { path: dist = '' } = compiler.options.output
    compiler.hooks.done.tapPromise('describe', async (stats) => {
      if (!stats.hasErrors())
        await writeDescriptor(folder, dist, toBuildRecord(stats.toJson(statsOptions) as BuildStats))
    })
  },
})

/**
 * Writes `descriptor.json` for a build, from its files, its build record, `remote.config.ts` and texts.
 * @param folder the remote's folder
 * @param dist the build folder
 * @throws Error if the build lacks something that the remote declares, or if a portal would reject the build
 */
export async function writeDescriptor(folder: string, dist: string, record: BuildRecord): Promise<void> {
  const descriptor = await createDescriptor(folder, await readBuildFiles(dist), record)
  const problems = await findBuildProblems(descriptor, (file) =>
    readFile(path.join(dist, file)).catch(() => null),
  )
  if (problems.length > 0) throw new Error(`${descriptor.name}: ${problems.join('; ')}`)
  await writeFile(path.join(dist, descriptorFileName), JSON.stringify(descriptor, null, 2))
}

async function createDescriptor(
  folder: string,
  build: BuildFiles,
  record: BuildRecord,
): Promise<RemoteDescriptor> {
  const pkg = readPackageInfo(folder)
  const { contributes, ...config } = await loadRemoteConfig(folder, build.hash)
  const views = getViewNames(contributes)
  const entry = build.findFile(entryFilePrefix, '.js')
  if (!entry) throw new Error(`${pkg.name} has no entry`)
  return v.parse(RemoteDescriptor, {
    schema: 1,
    name: pkg.name,
    version: pkg.version,
    hash: build.hash,
    portal: config.portal,
    entry,
    files: build.files,
    shared: sharedVersions,
    libraries: record.libraries,
    ...(config.budget ? { budget: v.parse(SizeBudget, config.budget) } : {}),
    languages: [...languages],
    serverBundle: build.findFile(serverBundlePrefix)?.path,
    views: Object.fromEntries(views.map((view) => [view, findScriptsOfView(pkg.name, view, record)])),
    parts: findUiModulesByView(views, record),
    texts: findTextScripts(pkg.name, record),
    ...(config.skeletons ? { skeletons: config.skeletons } : {}),
    ...(config.widgets ? { widgets: findWidgetScripts(Object.keys(config.widgets), build) } : {}),
    labels: readLabels(folder, contributes),
    contributes,
    ...(config.staff ? { staff: config.staff } : {}),
    ...(config.origins ? { origins: config.origins } : {}),
    policy: pkg.policy,
  } satisfies RemoteDescriptor)
}

function findScriptsOfView(remote: string, view: string, { chunks }: BuildRecord): string[] {
  const [exposed, own] = [chunks[exposedChunkName], chunks[`view.${view}`]]
  if (!exposed) throw new Error(`${remote} exposes nothing`)
  if (!own?.length) throw new Error(`${remote} contributes view "${view}", but has no chunk view.${view}`)
  return [...new Set([...exposed, ...own])]
}

function findTextScripts(remote: string, { chunks }: BuildRecord): RemoteDescriptor['texts'] {
  const found = locales.map((locale): [string, string[]] => {
    const scripts = chunks[`text.${locale}`]
    if (!scripts?.length) throw new Error(`${remote} has no chunk text.${locale}`)
    return [locale, scripts]
  })
  return Object.fromEntries(found)
}

function findUiModulesByView(views: readonly string[], record: BuildRecord): RemoteDescriptor['parts'] {
  const found = views.map((view): [string, string[]] => {
    const taken = record.sharedLibrariesByChunk[`view.${view}`] ?? []
    return [view, taken.filter((name) => lazySharedModules.includes(name)).sort()]
  })
  return Object.fromEntries(found.filter(([, names]) => names.length > 0))
}

const findWidgetScripts = (names: readonly string[], build: BuildFiles) =>
  Object.fromEntries(
    names.map((name) => {
      const script = build.findFile(getWidgetFilePrefix(name), '.js')
      if (!script) throw new Error(`the build has no widget "${name}"`)
      return [name, script.path]
    }),
  )

const getViewNames = ({ routes, slots }: RemoteContributions) => [
  ...new Set([...routes, ...slots].map(({ view }) => view)),
]

/**
 * Reads titles and menu labels in all six locales. If a formal text is missing, the informal text is used (I18N-05).
 */
function readLabels(folder: string, { routes, nav }: RemoteContributions): RemoteDescriptor['labels'] {
  const ids = [...new Set([...routes.map(({ title }) => title), ...nav.map(({ label }) => label)])]
  const readCatalog = (locale: string): Record<string, string> =>
    JSON.parse(readFileSync(path.join(folder, 'src/texts', `${locale}.json`), 'utf8'))
  const getText = (locale: (typeof locales)[number], id: string): string => {
    const language = locale.replace('_u', '') as Language
    const found = (locale.endsWith('_u') && readCatalog(locale)[`${id}_u`]) || readCatalog(language)[id]
    if (!found) throw new Error(`${folder}: no text "${id}" in ${locale}`)
    return found
  }
  return Object.fromEntries(
    locales.map((locale) => [locale, Object.fromEntries(ids.map((id) => [id, getText(locale, id)]))]),
  ) as RemoteDescriptor['labels']
}
