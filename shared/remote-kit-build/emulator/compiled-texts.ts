import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { locales } from '@portal/contract/language'
import type { Plugin } from 'vite'

const catalogsLoader = createRequire(import.meta.url)('../build/catalogs-loader.cjs')

export const createCompiledTextsPlugin = (): Plugin => ({
  name: 'compiled-texts',
  enforce: 'pre',
  async load(id) {
    if (!/[\\/]texts[\\/]\w+\.json$/.test(id)) return
    const messages: Record<string, string> = JSON.parse(await readFile(id, 'utf8'))
    const compiled = Object.entries(messages).map(([name, message]) => [name, compileMessage(message)])
    return JSON.stringify(Object.fromEntries(compiled))
  },
  transform(code, id) {
    if (!/[\\/]src[\\/]texts\.ts$/.test(id)) return
    return catalogsLoader.call({ resourcePath: id, getOptions: () => ({ locales }) }, code)
  },
})

const sourceQueryPattern = /\?source$/

export const createFileAsTextPlugin = (): Plugin => ({
  name: 'file-as-text',
  enforce: 'pre',
  async load(id) {
    if (sourceQueryPattern.test(id))
      return `export default ${JSON.stringify(await readFile(id.replace(sourceQueryPattern, ''), 'utf8'))}`
  },
})
