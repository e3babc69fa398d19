import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** An edge bundle: its file and what it must be. */
export interface BundleFile {
  file: string
  /** Subresource integrity, by the remote's descriptor. */
  integrity: string
}

/** The code of a bundle. Rejects when the file is not what its descriptor says. */
export async function readBundle({ file, integrity }: BundleFile): Promise<string> {
  const content = await readFile(file)
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`
  if (found !== integrity) throw new Error(`${file} is not what was published`)
  return content.toString()
}
