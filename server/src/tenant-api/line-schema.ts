import { sentRecord, tenantRecordKinds, tenantRecords } from '@portal/contract/tenant-api/records'
import type { JsonSchema } from '@valibot/to-json-schema'
import { jsonSchemaOf } from '../json-schema.ts'

const lineOf = (kind: (typeof tenantRecordKinds)[number]): JsonSchema => {
  const json = jsonSchemaOf(sentRecord(kind), 'input')
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

/** JSON Schema (draft 7) of a line of a tenant API file, for any kind of record. */
export const lineSchema = (): JsonSchema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'A line of data.ndjson: one record of a file',
  oneOf: tenantRecordKinds.map(lineOf),
})
