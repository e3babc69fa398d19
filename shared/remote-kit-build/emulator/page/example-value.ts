import type { JsonSchema } from '@valibot/to-json-schema'

const dateNamePattern = /(date|datum|_at|_on|since|until|day|rentevast)$/i
const exampleNumbers: readonly [RegExp, number][] = [
  [/percentage|interest|rate/i, 3.85],
  [/year/i, 2036],
  [/month|period/i, 240],
  [/status|type|day|order/i, 1],
]

/** Converts a field name to a label: `street_name` becomes "Street name". */
const toLabel = (name: string) => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

const exampleKey = 'k'.repeat(43)
const exampleHash = '5a'.repeat(32)

function createExampleText({ format, pattern = '', minLength = 0 }: JsonSchema, name: string): string {
  if (format === 'date-time') return '2026-03-01T10:00:00.000Z'
  if (format === 'date' || dateNamePattern.test(name)) return '2026-03-01'
  if (format === 'email' || /mail/i.test(name)) return 'anna@example.nl'
  if (/colou?r/i.test(name)) return '#2438e0'
  if (/url|website/i.test(name)) return 'https://www.example.nl'
  const text = (toLabel(name) || 'Voorbeeld').padEnd(minLength, '.')
  const slug = text.toLowerCase().replaceAll(' ', '-')
  return [text, slug, exampleKey, exampleHash].find((text) => new RegExp(pattern).test(text)) ?? text
}

function createExampleNumber({ minimum, maximum }: JsonSchema, name: string, index: number): number {
  const usual = /(^|_)id$/i.test(name)
    ? index + 1
    : (exampleNumbers.find(([names]) => names.test(name))?.[1] ?? 125_000)
  return Math.min(Math.max(usual, minimum ?? usual), maximum ?? usual)
}

/**
 * Generates a deterministic value that matches a schema; lists get two items.
 * @param name of the field
 * @param index in the containing list, from 0
 */
export function createExampleValue(schema: JsonSchema, name = '', index = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const among = schema.anyOf ?? schema.oneOf
  if (among)
    return createExampleValue(
      toSchemaObject(among.find((one) => toSchemaObject(one).type !== 'null')),
      name,
      index,
    )
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [
          key,
          createExampleValue(toSchemaObject(value), key, index),
        ]),
      )
    case 'array':
      return [0, 1].map((item) =>
        createExampleValue(toSchemaObject(schema.items), name.replace(/s$/, ''), item),
      )
    case 'integer':
    case 'number':
      return createExampleNumber(schema, name, index)
    case 'boolean':
      return true
    case 'string':
      return createExampleText(schema, name)
    default:
      return null
  }
}

/** Normalises JSON Schema's boolean and list forms to a schema object. */
const toSchemaObject = (schema: unknown): JsonSchema =>
  typeof schema === 'object' && schema !== null && !Array.isArray(schema) ? schema : {}
