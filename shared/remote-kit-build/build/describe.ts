import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { problemsOfBuild } from '@portal/contract/build-checks'
import { Budget, Descriptor } from '@portal/contract/descriptor'
import { type Language, languages, wordings } from '@portal/contract/language'
import type { Contributions } from '@portal/contract/registry'
import * as v from 'valibot'
import { type BuildFiles, descriptorFile, filesOf } from './build-files.ts'
import type { BuildRecord } from './build-record.ts'
import { entryFile, exposedChunk, serverFile, widgetFile } from './file-names.ts'
import { packageOf } from './package.ts'
import { configOf } from './remote-config.ts'
import { lazyUi, sharedVersions } from './shared-modules.ts'

/**
 * Writes `descriptor.json` for a build, from its files, its build record, `remote.config.ts` and texts.
 * @param folder the remote's folder
 * @param dist the build folder
 * @throws Error if the build lacks something that the remote declares, or a portal would reject it
 */
export async function describe(folder: string, dist: string, record: BuildRecord): Promise<void> {
  const descriptor = await descriptorOf(folder, await filesOf(dist), record)
  const problems = await problemsOfBuild(descriptor, (file) =>
    readFile(path.join(dist, file)).catch(() => null),
  )
  if (problems.length > 0) throw new Error(`${descriptor.name}: ${problems.join('; ')}`)
  await writeFile(path.join(dist, descriptorFile), JSON.stringify(descriptor, null, 2))
}

async function descriptorOf(folder: string, made: BuildFiles, record: BuildRecord): Promise<Descriptor> {
  const pkg = packageOf(folder)
  const { contributes, ...config } = await configOf(folder, made.hash)
  const views = viewNames(contributes)
  const entry = made.named(entryFile, '.js')
  if (!entry) throw new Error(`${pkg.name} has no entry`)
  return v.parse(Descriptor, {
    schema: 1,
    name: pkg.name,
    version: pkg.version,
    hash: made.hash,
    portal: config.portal,
    entry,
    files: made.files,
    shared: sharedVersions,
    libraries: record.libraries,
    ...(config.budget ? { budget: v.parse(Budget, config.budget) } : {}),
    languages: [...languages],
    serverBundle: made.named(serverFile)?.path,
    views: Object.fromEntries(views.map((view) => [view, scriptsOfView(pkg.name, view, record)])),
    parts: sharedPartsOf(views, record),
    texts: textsOf(pkg.name, record),
    ...(config.skeletons ? { skeletons: config.skeletons } : {}),
    ...(config.widgets ? { widgets: widgetScripts(Object.keys(config.widgets), made) } : {}),
    labels: labelsOf(folder, contributes),
    contributes,
    ...(config.staff ? { staff: config.staff } : {}),
    ...(config.origins ? { origins: config.origins } : {}),
    policy: pkg.policy,
  } satisfies Descriptor)
}

/** Chunks that a view requests on start without waiting for them. They are named `with.<view>.…`. */
const companionChunksOf = ({ chunks }: BuildRecord, view: string): string[] =>
  Object.keys(chunks).filter((name) => name.startsWith(`with.${view}.`))

function scriptsOfView(remote: string, view: string, record: BuildRecord): string[] {
  const { chunks } = record
  const [exposed, own] = [chunks[exposedChunk], chunks[`view.${view}`]]
  if (!exposed) throw new Error(`${remote} exposes nothing`)
  if (!own?.length) throw new Error(`${remote} contributes view "${view}", but has no chunk view.${view}`)
  const begunWith = companionChunksOf(record, view).flatMap((name) => chunks[name] ?? [])
  return [...new Set([...exposed, ...own, ...begunWith])]
}

function textsOf(remote: string, { chunks }: BuildRecord): Descriptor['texts'] {
  const found = wordings.map((wording): [string, string[]] => {
    const scripts = chunks[`text.${wording}`]
    if (!scripts?.length) throw new Error(`${remote} has no chunk text.${wording}`)
    return [wording, scripts]
  })
  return Object.fromEntries(found)
}

/** The lazily loaded shared libraries that each view uses. */
function sharedPartsOf(views: readonly string[], record: BuildRecord): Descriptor['parts'] {
  const found = views.map((view): [string, string[]] => {
    const taken = [`view.${view}`, ...companionChunksOf(record, view)].flatMap(
      (name) => record.takes[name] ?? [],
    )
    return [view, [...new Set(taken)].filter((name) => lazyUi.includes(name)).sort()]
  })
  return Object.fromEntries(found.filter(([, names]) => names.length > 0))
}

const widgetScripts = (names: readonly string[], made: BuildFiles) =>
  Object.fromEntries(
    names.map((name) => {
      const script = made.named(widgetFile(name), '.js')
      if (!script) throw new Error(`the build has no widget "${name}"`)
      return [name, script.path]
    }),
  )

const viewNames = ({ routes, slots }: Contributions) => [
  ...new Set([...routes, ...slots].map(({ view }) => view)),
]

/**
 * Texts of titles and menu labels in all six wordings. A missing formal text falls back to the informal one (I18N-05).
 */
function labelsOf(folder: string, { routes, nav }: Contributions): Descriptor['labels'] {
  const ids = [...new Set([...routes.map(({ title }) => title), ...nav.map(({ label }) => label)])]
  const catalog = (wording: string): Record<string, string> =>
    JSON.parse(readFileSync(path.join(folder, 'src/texts', `${wording}.json`), 'utf8'))
  const text = (wording: (typeof wordings)[number], id: string): string => {
    const language = wording.replace('_u', '') as Language
    const found = (wording.endsWith('_u') && catalog(wording)[`${id}_u`]) || catalog(language)[id]
    if (!found) throw new Error(`${folder}: no text "${id}" in ${wording}`)
    return found
  }
  return Object.fromEntries(
    wordings.map((wording) => [wording, Object.fromEntries(ids.map((id) => [id, text(wording, id)]))]),
  ) as Descriptor['labels']
}
