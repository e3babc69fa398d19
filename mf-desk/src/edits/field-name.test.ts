import fc from 'fast-check'
import { expect, test } from 'vitest'
import de from '../texts/de.json'
import en from '../texts/en.json'
import nl from '../texts/nl.json'
import { getFieldTextId, getLastPathSegment } from './field-name.ts'

const fieldTextIds = Object.keys(nl).filter((id) => id.startsWith('field_')) as `field_${string}`[]
const toCamelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

test.each(fieldTextIds)(
  '%s is found by its field name, in snake case and in camel case, in three languages',
  (id) => {
    const field = id.slice('field_'.length)
    expect(getFieldTextId(`customer.1.${field}`)).toBe(id)
    expect(getFieldTextId(`part.12.${toCamelCase(field)}`)).toBe(id)
    for (const catalog of [nl, en, de] as Record<string, string>[]) expect(catalog[id]).toBeTruthy()
  },
)

test('the last segment of a path is the field, at any depth', () => {
  const word = fc.stringMatching(/^\w+$/)
  fc.assert(
    fc.property(fc.array(word), word, (before, last) => {
      expect(getLastPathSegment([...before, last].join('.'))).toBe(last)
    }),
  )
})

test('a field without a text id has no text', () => {
  expect(getFieldTextId('living.2.plot_size')).toBeNull()
  expect(getFieldTextId('interest.7')).toBeNull()
})
