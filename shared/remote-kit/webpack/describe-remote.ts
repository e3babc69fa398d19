import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languages, wordings } from '@portal/contract/language'
import { type Contributions, Descriptor } from '@portal/contract/registry'
import * as v from 'valibot'
import type { RemoteConfig } from '../src/config.ts'
import type { BuildOutput } from './build-output.ts'
import { sharedVersions } from './shared.ts'

/** Name of the chunk with the one module that a remote exposes. */
export const exposedChunk = 'remote'

/** Builds a remote's descriptor from its `remote.config.ts` and what its build made; throws where the two disagree. */
export const describeRemote =
  (folder: string, pkg: { name: string; version: string }) =>
  async (output: BuildOutput): Promise<Descriptor> => {
    const address = pathToFileURL(path.join(folder, 'remote.config.ts')).href
    const config: RemoteConfig = (await import(`${address}?build=${output.hash}`)).default
    const exposed = output.scriptsOf(exposedChunk)
    if (exposed.length === 0) throw new Error(`${pkg.name} exposes nothing`)
    const views = viewNames(config.contributes).map((name) => {
      const scripts = output.scriptsOf(`view.${name}`)
      if (scripts.length === 0)
        throw new Error(`${pkg.name} contributes view "${name}", but has no chunk view.${name}`)
      return [name, [...new Set([...exposed, ...scripts])]]
    })
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
      languages: [...languages],
      views: Object.fromEntries(views),
      texts: output.texts,
      labels: labelsOf(folder, config.contributes),
      contributes: config.contributes,
    } satisfies Descriptor)
  }

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
