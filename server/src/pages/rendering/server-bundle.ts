import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

export interface ServerBundleFile {
  file: string
  /** Subresource integrity hash. */
  integrity: string
}

/** Rejects if the content does not match the hash. */
export async function readServerBundle({ file, integrity }: ServerBundleFile): Promise<string> {
  const content = await readFile(file)
  const found = `sha256-${createHash('sha256').update(content).digest('base64')}`
  if (found !== integrity) throw new Error(`${file} is not what was published`)
  return content.toString()
}
