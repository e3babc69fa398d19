import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Environment } from '../src/environment.ts'

/** Reads the settings in the documentation's table, with their defaults where the default is a value. */
async function readDocumentedDefaults(): Promise<Map<string, string>> {
  const text = await readFile(new URL('../../docs/operate/settings.md', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('| `'))
  return new Map(
    rows.flatMap((row) => {
      const [, names = '', defaults = ''] =
        row.split(' | ').length > 2 ? ['', ...row.split(' | ')] : ['', row]
      const values = [...defaults.matchAll(/`([^`]*)`/g)].map(([, value = '']) => value)
      return [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(
        ([, name = ''], index) => [name, values[index] ?? ''] as const,
      )
    }),
  )
}

test('the table of settings has each setting with its default, and no others', async () => {
  const table = await readDocumentedDefaults()
  const settings = Object.entries(Environment.entries)
  const documentedNames = [...table.keys()].filter((name) => !name.startsWith('OTEL_'))
  expect(documentedNames.sort()).toEqual(settings.map(([name]) => name).sort())
  for (const [name, schema] of settings) {
    const defaultValue = v.getDefault(schema)
    if (typeof defaultValue === 'string' && defaultValue !== '' && table.get(name))
      expect(table.get(name), name).toBe(defaultValue)
  }
})
