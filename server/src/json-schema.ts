import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/**
 * Creates the JSON Schema of the input or output of a contract schema. Parts that JSON Schema cannot express are
 * omitted.
 */
export function createJsonSchema(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
  })
  return json
}
