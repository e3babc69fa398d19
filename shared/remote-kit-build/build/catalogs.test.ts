import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'

const catalogsLoader = createRequire(import.meta.url)('./catalogs-loader.cjs')
const exampleFile = path.resolve(import.meta.dirname, '../../remote-kit/example/src/texts.ts')
const runCatalogsLoader = (source: string): string =>
  catalogsLoader.call(
    { resourcePath: 'src/texts.ts', getOptions: () => ({ locales: ['nl', 'nl_u'] }) },
    source,
  )

test('a build has one chunk for each locale, named after it', () => {
  const chunkNamesOf = runCatalogsLoader(readFileSync(exampleFile, 'utf8'))
  expect(chunkNamesOf).toContain(`nl: () => import(/* webpackChunkName: "text.nl" */ './texts/nl.json')`)
  expect(chunkNamesOf).toContain(
    `nl_u: () => import(/* webpackChunkName: "text.nl_u" */ './texts/nl_u.json')`,
  )
  expect(chunkNamesOf).not.toContain('import(`')
})

test('a remote that loads its catalogs differently does not build, and the error names the file and the expected statement', () => {
  expect(() => runCatalogsLoader('export const texts = {}')).toThrow(
    /^src\/texts\.ts does not load its catalogs by import\(`/,
  )
})
