import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RemoteDescriptor, SizeBudget } from '@portal/contract/build-descriptor'
import { type Language, languages, locales } from '@portal/contract/language'
import type { RemoteContributions } from '@portal/contract/remote-registry'
import { findBuildProblems } from '@portal/domain/build-checks'
import * as v from 'valibot'
import {
  entryFilePrefix,
  exposedChunkName,
  getWidgetFilePrefix,
  serverBundlePrefix,
} from '../build/file-names.ts'
import { readPackageInfo } from '../build/package-info.ts'
import { loadRemoteConfig } from '../build/remote-config.ts'
import { lazySharedModules, sharedVersions } from '../build/shared-modules.ts'
import type { BuildOutput } from './build-output.ts'

/**
 * Creates `descriptor.json` of a build, from its output, `remote.config.ts` and texts.
 * @param folder the remote's folder
 * @throws Error if the build lacks something that the remote declares, or if a portal would reject the build
 */
export const createRemoteDescriptor =
  (folder: string) =>
  async (output: BuildOutput): Promise<RemoteDescriptor> => {
    const descriptor = await describeRemote(folder, output)
    const problems = await findBuildProblems(descriptor, async (file) => output.readBytes(file))
    if (problems.length > 0) throw new Error(`${descriptor.name}: ${problems.join('; ')}`)
    return descriptor
  }

async function describeRemote(folder: string, output: BuildOutput): Promise<RemoteDescriptor> {
  const pkg = readPackageInfo(folder)
  const { contributes, ...config } = await loadRemoteConfig(folder, output.hash)
  const views = getViewNames(contributes)
  const entry = output.findFile(entryFilePrefix, '.js')
  if (!entry) throw new Error(`${pkg.name} has no entry`)
  return v.parse(RemoteDescriptor, {
    schema: 1,
    name: pkg.name,
    version: pkg.version,
    hash: output.hash,
    portal: config.portal,
    entry,
    files: output.files,
    shared: sharedVersions,
    libraries: output.libraries,
    ...(config.budget ? { budget: v.parse(SizeBudget, config.budget) } : {}),
    languages: [...languages],
    serverBundle: output.findFile(serverBundlePrefix)?.path,
    views: Object.fromEntries(views.map((view) => [view, findScriptsOfView(pkg.name, view, output)])),
    parts: findUiModulesByView(views, output),
    texts: findTextScripts(pkg.name, output),
    ...(config.skeletons ? { skeletons: config.skeletons } : {}),
    ...(config.widgets ? { widgets: findWidgetScripts(Object.keys(config.widgets), output) } : {}),
    labels: readLabels(folder, contributes),
    contributes,
    ...(config.staff ? { staff: config.staff } : {}),
    ...(config.origins ? { origins: config.origins } : {}),
    policy: pkg.policy,
  } satisfies RemoteDescriptor)
}

function findScriptsOfView(remote: string, view: string, { findScripts }: BuildOutput): string[] {
  const own = findScripts(`view.${view}`)
  if (own.length === 0) throw new Error(`${remote} contributes view "${view}", but has no chunk view.${view}`)
  return [...new Set([...findScripts(exposedChunkName), ...own])]
}

function findTextScripts(remote: string, { texts }: BuildOutput): RemoteDescriptor['texts'] {
  for (const [locale, scripts] of Object.entries(texts))
    if (scripts.length === 0) throw new Error(`${remote} has no chunk text.${locale}`)
  return texts
}

function findUiModulesByView(views: readonly string[], output: BuildOutput): RemoteDescriptor['parts'] {
  const found = views.map((view): [string, string[]] => [
    view,
    output.findConsumedModules(`view.${view}`).filter((name) => lazySharedModules.includes(name)),
  ])
  return Object.fromEntries(found.filter(([, names]) => names.length > 0))
}

const findWidgetScripts = (names: readonly string[], output: BuildOutput) =>
  Object.fromEntries(
    names.map((name) => {
      const script = output.findFile(getWidgetFilePrefix(name), '.js')
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
