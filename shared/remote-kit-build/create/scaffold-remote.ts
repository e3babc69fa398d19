import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { portalVersion } from '@portal/contract/portal-version'

const templateExtension = '.template'
/** Files stored without their leading dot, because npm leaves dotfiles out of packages. */
const dotfileNames = new Map([['gitignore', '.gitignore']])

/** Files that are the same in every remote, copied from the example. */
const exampleFolder = path.join(import.meta.dirname, '../../remote-kit/example')
const copiedFiles = ['src/remote.tsx', 'src/texts.ts', 'webpack.config.ts']

/** Where a remote is created: in this workspace, or in its own repository. */
type RemoteLocation = 'inside' | 'outside'

/**
 * Creates the names of a remote: `id` of the view and its folder, in English; `variable`, the same in camel case;
 * `route` of the route and its path, in Dutch; `area` of its requirements.
 * @param name `mf-` followed by lowercase words joined by dashes
 * @param title menu entry in Dutch
 * @throws Error if the name is invalid
 */
export function createRemoteNames(name = '', title?: string) {
  const [, id] = /^mf-([a-z]+(?:-[a-z]+)*)$/.exec(name) ?? []
  if (!id)
    throw new Error(
      `"${name}" is no name for a remote: mf- and small letters, as in mf-savings-plan Spaarplan`,
    )
  const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const variable = id.replace(/-[a-z]/g, (dash) => dash.charAt(1).toUpperCase())
  const englishTitle = capitalize(id.replaceAll('-', ' '))
  const words = title
    ?.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const area = id.replaceAll('-', '').toUpperCase()
  return {
    name,
    id,
    variable,
    component: capitalize(variable),
    title: title ?? englishTitle,
    englishTitle,
    route: words?.join('-') ?? id,
    area,
    tag: `@${area}-01 `,
  }
}
export type RemoteNames = ReturnType<typeof createRemoteNames>

/**
 * Writes a new remote into a folder: one screen with a route and a menu entry, texts in six locales, tests and a
 * README.
 * @param versions package versions by name, for a repository without a catalog
 * @throws Error if the folder exists
 */
export async function scaffoldRemote(
  names: RemoteNames,
  folder: string,
  place: RemoteLocation,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const values: Record<string, string> = { ...versions, ...names, portal: portalVersion }
  if (place === 'outside') values.tag = ''
  if (!(await mkdir(folder, { recursive: true }))) throw new Error(`${folder} is there already`)
  for (const part of ['template', place])
    await fillTemplates(path.join(import.meta.dirname, part), folder, values)
  for (const file of copiedFiles) await cp(path.join(exampleFolder, file), path.join(folder, file))
}

/** Writes a browser journey of a new remote into a workspace. */
export const scaffoldJourney = (names: RemoteNames, workspace: string): Promise<void> =>
  fillTemplates(path.join(import.meta.dirname, 'workspace'), workspace, names)

async function fillTemplates(
  from: string,
  to: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const fill = (text: string) =>
    text.replace(/\{\{([\w@/-]+)\}\}/g, (whole, key: string) => values[key] ?? whole)
  const entries = await readdir(from, { recursive: true })
  for (const entry of entries.filter((one) => one.endsWith(templateExtension))) {
    const file = fill(entry.slice(0, -templateExtension.length))
    const target = path.join(to, dotfileNames.get(file) ?? file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, fill(await readFile(path.join(from, entry), 'utf8')))
  }
}
