import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'

const catalogsLoader = createRequire(import.meta.url)('./catalogs-loader.cjs')
const template = path.resolve(import.meta.dirname, '../create/template/src/texts.ts.template')
const build = (source: string): string =>
  catalogsLoader.call(
    { resourcePath: 'src/texts.ts', getOptions: () => ({ wordings: ['nl', 'nl_u'] }) },
    source,
  )

test('each wording of a new remote gets a chunk by its name', () => {
  const built = build(readFileSync(template, 'utf8'))
  expect(built).toContain(`nl: () => import(/* webpackChunkName: "text.nl" */ './texts/nl.json')`)
  expect(built).toContain(`nl_u: () => import(/* webpackChunkName: "text.nl_u" */ './texts/nl_u.json')`)
  expect(built).not.toContain('import(`')
})

test('catalogs that are loaded in another way fail the build, which names the file and the way', () => {
  expect(() => build('export const texts = {}')).toThrow(
    /^src\/texts\.ts does not load its catalogs by import\(`/,
  )
})
