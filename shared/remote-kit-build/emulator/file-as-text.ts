import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const query = /\?source$/

/** Imports a file as text with `?source`. */
export const fileAsText = (): Plugin => ({
  name: 'file-as-text',
  enforce: 'pre',
  async load(id) {
    if (query.test(id))
      return `export default ${JSON.stringify(await readFile(id.replace(query, ''), 'utf8'))}`
  },
})
