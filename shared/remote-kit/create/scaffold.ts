import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { portalVersion } from '@portal/contract/portal-version'

const ending = '.template'
/** Packages on their way into a registry lose files with this name's dot, and so do templates. */
const dotted = new Map([['gitignore', '.gitignore']])

/** Where a remote begins: as a room of this workspace, or in a repository of its own. */
export type Place = 'inside' | 'outside'

/**
 * Writes a new remote into a folder: one screen at an address of its own with an entry in the menu, its texts in six
 * wordings, its tests and its README.
 * @param name `mf-` and small letters, with dashes between words
 * @param versions versions of packages by their names, for a place that has no catalog
 * @throws Error when the name does not fit, or the folder is there already
 */
export async function scaffold(
  name: string,
  folder: string,
  place: Place,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const [, id] = /^mf-([a-z]+(?:-[a-z]+)*)$/.exec(name) ?? []
  if (!id) throw new Error(`${name} is no name for a remote: mf- and small letters, as in mf-savings-plan`)
  const words = id.replaceAll('-', ' ')
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  const values: Record<string, string> = { ...versions, name, id, title, portal: portalVersion }
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${folder} is there already`) : error
  })
  for (const part of ['template', place]) await fill(path.join(import.meta.dirname, part), folder, values)
}

async function fill(from: string, to: string, values: Readonly<Record<string, string>>): Promise<void> {
  const entries = await readdir(from, { recursive: true })
  for (const entry of entries.filter((one) => one.endsWith(ending))) {
    const file = entry.slice(0, -ending.length)
    const target = path.join(to, dotted.get(file) ?? file)
    const text = await readFile(path.join(from, entry), 'utf8')
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(
      target,
      text.replace(/\{\{([\w@/-]+)\}\}/g, (whole, key: string) => values[key] ?? whole),
    )
  }
}
