import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const sourceQueryPattern = /\?source$/

export const createFileAsTextPlugin = (): Plugin => ({
  name: 'file-as-text',
  enforce: 'pre',
  async load(id) {
    if (sourceQueryPattern.test(id))
      return `export default ${JSON.stringify(await readFile(id.replace(sourceQueryPattern, ''), 'utf8'))}`
  },
})
