import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Descriptor } from '@portal/contract/descriptor'
import { librarySignatures } from '@portal/contract/library-signatures'

/** Scripts of a build that pages load; widgets run in a frame of their own, with what they bring. */
const scriptsOf = ({ files, widgets = {} }: Pick<Descriptor, 'files' | 'widgets'>) =>
  files
    .map((file) => file.path)
    .filter((file) => file.endsWith('.js') && !Object.values(widgets).includes(file))

/** Names of the libraries that a build's scripts have a copy of, though the shell gives them. */
export async function ownCopies(
  build: Pick<Descriptor, 'files' | 'widgets'>,
  folder: string,
): Promise<string[]> {
  const found = new Set<string>()
  for (const file of scriptsOf(build)) {
    const content = await readFile(path.join(folder, file)).catch(() => Buffer.alloc(0))
    for (const [library, signature] of Object.entries(librarySignatures))
      if (content.includes(signature)) found.add(library)
  }
  return [...found]
}
