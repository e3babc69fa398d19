import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Budget, Descriptor } from '@portal/contract/descriptor'
import { type Language, languages, wordings } from '@portal/contract/language'
import { type Contributions, workerPolicyOf } from '@portal/contract/registry'
import * as v from 'valibot'
import type { RemoteConfig } from '../src/config.ts'
import type { Package } from './base.ts'
import type { BuildOutput } from './build-output.ts'
import { edgeFile } from './edge-bundle.ts'
import { configOf } from './remote-config.ts'
import { isStock, runtimeKilobytes } from './runtime.ts'
import { isOncePerPage, lazyUi, sharedVersions } from './shared.ts'
import { widgetFile } from './widget-bundles.ts'

/** Name of the chunk with the one module that a remote exposes. */
export const exposedChunk = 'remote'

/** Builds a remote's descriptor from its `remote.config.ts` and what its build made; throws where the two disagree. */
export const describeRemote =
  (folder: string, pkg: Package) =>
  async (output: BuildOutput): Promise<Descriptor> => {
    const config = await configOf(folder, output.hash)
    const exposed = output.scriptsOf(exposedChunk)
    if (!output.chunkNames.includes(exposedChunk)) throw new Error(`${pkg.name} exposes nothing`)
    const views = viewNames(config.contributes).map((name) => {
      const scripts = output.scriptsOf(`view.${name}`)
      if (scripts.length === 0)
        throw new Error(`${pkg.name} contributes view "${name}", but has no chunk view.${name}`)
      const begunWith = begunWithView(output, name).flatMap(output.scriptsOf)
      return [name, [...new Set([...exposed, ...scripts, ...begunWith])]]
    })
    for (const wording of wordings)
      if (output.texts[wording]?.length === 0) throw new Error(`${pkg.name} has no chunk text.${wording}`)
    const copies = output.ownLibraries.filter(isOncePerPage)
    if (copies.length > 0)
      throw new Error(`${pkg.name} has its own copy of ${copies.join(', ')}, which the portal gives it`)
    const entry = output.files.find(({ path: file }) => /^remoteEntry\..*js$/.test(file))
    if (!entry) throw new Error(`${pkg.name} has no entry`)
    return v.parse(Descriptor, {
      schema: 1,
      name: pkg.name,
      version: pkg.version,
      hash: output.hash,
      portal: config.portal,
      entry,
      files: output.files,
      shared: sharedVersions,
      libraries: output.libraries,
      ...(config.budget || isStock ? { budget: budgetOf(config.budget) } : {}),
      languages: [...languages],
      edge: output.files.find(({ path: file }) => file.startsWith(edgeFile))?.path,
      views: Object.fromEntries(views),
      parts: partsOf(output, viewNames(config.contributes)),
      texts: output.texts,
      ...(config.outlines ? { outlines: config.outlines } : {}),
      ...(config.widgets ? { widgets: widgetScripts(Object.keys(config.widgets), output) } : {}),
      labels: labelsOf(folder, config.contributes),
      contributes: config.contributes,
      ...(config.origins ? { origins: config.origins } : {}),
      policy: pkg.policy,
      readableInDark: true,
      workers: output.says(workerPolicyOf(pkg)),
    } satisfies Descriptor)
  }

const budgetOf = (budget: RemoteConfig['budget']) => {
  const { start, ...rest } = v.parse(Budget, budget ?? {})
  return { start: start + runtimeKilobytes, ...rest }
}

/** Chunks that a view asks for as it begins, though it does not wait for them: their names say so, `with.<view>.…`. */
const begunWithView = ({ chunkNames }: BuildOutput, view: string): string[] =>
  chunkNames.filter((name) => name.startsWith(`with.${view}.`))

/** What each view takes of the shared libraries that no page has from the start. */
function partsOf(output: BuildOutput, views: readonly string[]): Descriptor['parts'] {
  const found = views.map((view): [string, string[]] => {
    const names = [`view.${view}`, ...begunWithView(output, view)].flatMap(output.sharedBy)
    return [view, [...new Set(names)].filter((name) => lazyUi.includes(name)).sort()]
  })
  return Object.fromEntries(found.filter(([, names]) => names.length > 0))
}

const widgetScripts = (names: readonly string[], { files }: BuildOutput) =>
  Object.fromEntries(
    names.map((name) => {
      const script = files.find(({ path: file }) => file.startsWith(widgetFile(name)) && file.endsWith('.js'))
      if (!script) throw new Error(`the build has no widget "${name}"`)
      return [name, script.path]
    }),
  )

const viewNames = ({ routes, slots }: Contributions) => [
  ...new Set([...routes, ...slots].map(({ view }) => view)),
]

/** Texts of titles and menu labels in all six wordings; a formal text that is missing is the informal one (I18N-05). */
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
