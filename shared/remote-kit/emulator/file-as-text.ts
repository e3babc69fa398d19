import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const query = /\?source$/

/** A file as text, where it is asked for by `?source`. */
export const fileAsText = (): Plugin => ({
  name: 'file-as-text',
  enforce: 'pre',
  async load(id) {
    if (query.test(id))
      return `export default ${JSON.stringify(await readFile(id.replace(query, ''), 'utf8'))}`
  },
})
