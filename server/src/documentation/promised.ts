import { openApi } from './open-api.ts'

/** Fields of an answer by name, each with its own; true where there is nothing further to name. */
export type Fields = true | { [name: string]: Fields }

/** What one call promises: fields of its answer and those always there, fields of its request and those that must be. */
export interface Promised {
  answer: Fields
  always: string[]
  takes: Fields
  asked: string[]
}

interface Schema {
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: unknown
}

const choicesOf = ({ anyOf, items }: Schema) => [...(anyOf ?? []), ...(items ? [items] : [])]

function fieldsOf(schema: Schema): Fields {
  if (schema.additionalProperties) return true
  const own = Object.entries(schema.properties ?? {}).map(([name, one]): [string, Fields] => [
    name,
    fieldsOf(one),
  ])
  const all = [...(own.length > 0 ? [Object.fromEntries(own)] : []), ...choicesOf(schema).map(fieldsOf)]
  return all.reduce(merged, true)
}

function merged(a: Fields, b: Fields): Fields {
  if (a === true || b === true) return a === true ? b : a
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return Object.fromEntries(names.map((name) => [name, merged(a[name] ?? true, b[name] ?? true)]))
}

/** Paths of the fields that are never missing where what holds them is there. */
function requiredOf(schema: Schema, path = ''): string[] {
  const own = (schema.required ?? []).map((name) => `${path}${name}`)
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    requiredOf(one, `${path}${name}.`),
  )
  return [...new Set([...own, ...below, ...choicesOf(schema).flatMap((one) => requiredOf(one, path))])]
}

/** What each call of the contract promises, by method and path. */
export function promisedNow(): Record<string, Promised> {
  const calls = Object.entries(openApi().paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, Promised] => {
      const answer: Record<string, { schema: unknown }> = operation.responses[200].content
      const schema = (answer['application/json']?.schema ?? {}) as Schema
      const [body] = Object.values(operation.requestBody?.content ?? {}) as ({ schema: Schema } | undefined)[]
      return [
        `${method.toUpperCase()} ${path}`,
        {
          answer: fieldsOf(schema),
          always: requiredOf(schema),
          takes: fieldsOf(body?.schema ?? {}),
          asked: requiredOf(body?.schema ?? {}),
        },
      ]
    }),
  )
  return Object.fromEntries(calls.sort(([a], [b]) => a.localeCompare(b)))
}
