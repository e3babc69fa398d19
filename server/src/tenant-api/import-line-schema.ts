import {
  createRecordSchema,
  tenantRecordKinds,
  tenantRecords,
} from '@portal/contract/tenant-api/tenant-records'
import type { JsonSchema } from '@valibot/to-json-schema'
import { createJsonSchema } from '../json-schema.ts'

const createRecordKindSchema = (kind: (typeof tenantRecordKinds)[number]): JsonSchema => {
  const json = createJsonSchema(createRecordSchema(kind), 'input')
  return {
    ...json,
    title: kind,
    description: tenantRecords[kind].summary,
    properties: {
      kind: { type: 'string', const: kind },
      id: { type: 'string', description: 'By this id the other records name it.' },
      ...json.properties,
    },
    required: ['kind', 'id', ...(json.required ?? [])],
  }
}

/** Creates the JSON Schema (draft 7) of a line of an import file, which contains a record of any kind. */
export const createImportLineSchema = (): JsonSchema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'A line of data.ndjson: one record of a file',
  oneOf: tenantRecordKinds.map(createRecordKindSchema),
})
