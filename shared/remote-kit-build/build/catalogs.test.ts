import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'

const catalogsLoader = createRequire(import.meta.url)('./catalogs-loader.cjs')
const templateFile = path.resolve(import.meta.dirname, '../create/template/src/texts.ts.template')
const runCatalogsLoader = (source: string): string =>
  catalogsLoader.call(
    { resourcePath: 'src/texts.ts', getOptions: () => ({ locales: ['nl', 'nl_u'] }) },
    source,
  )

test('a new remote is built, each locale gets a chunk with its name', () => {
  const chunkNamesOf = runCatalogsLoader(readFileSync(templateFile, 'utf8'))
  expect(chunkNamesOf).toContain(`nl: () => import(/* webpackChunkName: "text.nl" */ './texts/nl.json')`)
  expect(chunkNamesOf).toContain(
    `nl_u: () => import(/* webpackChunkName: "text.nl_u" */ './texts/nl_u.json')`,
  )
  expect(chunkNamesOf).not.toContain('import(`')
})

test('catalogs are loaded in another way, the build fails and names the file and the expected statement', () => {
  expect(() => runCatalogsLoader('export const texts = {}')).toThrow(
    /^src\/texts\.ts does not load its catalogs by import\(`/,
  )
})
