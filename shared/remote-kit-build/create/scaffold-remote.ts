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
export type RemoteLocation = 'inside' | 'outside'

/**
 * Writes a new remote into a folder: one screen with a route and a menu entry, texts in six locales, tests and a
 * README.
 * @param name `mf-` followed by lowercase words joined by dashes
 * @param versions package versions by name, for a repository without a catalog
 * @throws Error if the name is invalid or the folder exists
 */
export async function scaffoldRemote(
  name: string,
  folder: string,
  place: RemoteLocation,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const [, id] = /^mf-([a-z]+(?:-[a-z]+)*)$/.exec(name) ?? []
  if (!id) throw new Error(`${name} is no name for a remote: mf- and small letters, as in mf-savings-plan`)
  const spacedId = id.replaceAll('-', ' ')
  const title = spacedId.charAt(0).toUpperCase() + spacedId.slice(1)
  const values: Record<string, string> = { ...versions, name, id, title, portal: portalVersion }
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${folder} is there already`) : error
  })
  for (const part of ['template', place])
    await fillTemplates(path.join(import.meta.dirname, part), folder, values)
  for (const file of copiedFiles) await cp(path.join(exampleFolder, file), path.join(folder, file))
}

async function fillTemplates(
  from: string,
  to: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const entries = await readdir(from, { recursive: true })
  for (const entry of entries.filter((one) => one.endsWith(templateExtension))) {
    const file = entry.slice(0, -templateExtension.length)
    const target = path.join(to, dotfileNames.get(file) ?? file)
    const text = await readFile(path.join(from, entry), 'utf8')
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(
      target,
      text.replace(/\{\{([\w@/-]+)\}\}/g, (whole, key: string) => values[key] ?? whole),
    )
  }
}
