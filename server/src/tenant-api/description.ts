import {
  ImportFault,
  type TenantApiCall,
  tenantApiBase,
  tenantApiCalls,
} from '@portal/contract/tenant-api/tenant-api-calls'
import {
  createTenantEventSchema,
  type TenantEventType,
  tenantEventNames,
  tenantEventTypes,
} from '@portal/contract/tenant-api/tenant-events'
import {
  createRecordSchema,
  tenantRecordKinds,
  tenantRecords,
} from '@portal/contract/tenant-api/tenant-records'
import type { JsonSchema } from '@valibot/to-json-schema'
import { createJsonSchema } from '../json-schema.ts'
import { getExample } from './examples.ts'

/** Descriptions of error responses by status. */
const errorDescriptions = {
  401: 'No key, or one that was withdrawn or has ended.',
  403: 'The key may not do this.',
  404: 'Not there, or of another tenant.',
  413: 'Larger than a file may be.',
  422: 'Something sent is wrong; `errors` names the fields.',
  429: 'Too much at once, such as more than five imports that have not ended.',
  503: 'Nothing is possible for a moment; try again.',
  507: 'The disk is full: send a file again later, or in parts.',
} as const

const refusalsOf = () =>
  Object.fromEntries(
    Object.entries(errorDescriptions).map(([status, description]) => [status, { description }]),
  )

/** Response of a call by media type. */
function createResponseSchema({ response }: TenantApiCall): Record<string, { schema: JsonSchema }> {
  if (response === 'file')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  if (response === 'lines of faults')
    return { 'application/x-ndjson': { schema: createJsonSchema(ImportFault, 'output') } }
  return { 'application/json': { schema: createJsonSchema(response, 'output') } }
}

const binary = { type: 'string', format: 'binary' }

/** A form with a JSON record and its file, as `readForm` reads it. */
const formOf = (record: object | undefined, example: object | undefined) => ({
  schema: {
    type: 'object',
    required: ['record'],
    properties: { record: record ?? { type: 'object' }, file: binary },
    additionalProperties: false,
  },
  encoding: { record: { contentType: 'application/json' } },
  ...(example && { example: { record: example } }),
})

/** Path and operation of a call, for a kind of record if it has one. */
function operationOf(name: string, call: TenantApiCall, kind?: (typeof tenantRecordKinds)[number]) {
  const places = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place)
  const example = kind && getExample(kind)
  const record =
    kind && call.takes.length > 0 ? createJsonSchema(createRecordSchema(kind), 'input') : undefined
  return {
    operationId: kind ? `${name}_${kind}` : name,
    tags: [kind ?? (call.path.startsWith('/document') ? 'document' : 'imports and changes')],
    summary: kind ? `${tenantRecords[kind].summary} ${call.summary}` : call.summary,
    description: `Takes a key with the scope ${call.scope}.`,
    security: [{ key: [] }],
    parameters: [
      ...places.map((place) => ({
        name: place,
        in: 'path',
        required: true,
        schema: place === 'kind' && kind ? { type: 'string', const: kind } : { type: 'string' },
        ...(place === 'id' && example && { example: example.id }),
      })),
      ...Object.entries(call.query).map(([field, schema]) => ({
        name: field,
        in: 'query',
        required: false,
        schema: createJsonSchema(schema, 'input'),
      })),
    ],
    ...(call.takes.length > 0 && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          call.takes
            .filter((type) => kind === undefined || kind === 'document' || type !== 'multipart/form-data')
            .map((type) => [
              type,
              type === 'multipart/form-data'
                ? formOf(record, example?.record)
                : { schema: record ?? binary, ...(example && { example: example.record }) },
            ]),
        ),
      },
    }),
    responses: {
      [call.status]: {
        description: 'Done.',
        content: createResponseSchema(call),
      },
      ...refusalsOf(),
    },
  }
}

/** Kinds of records of a call: those shared by all tenants can only be written. */
const kindsOf = ({ method }: TenantApiCall) =>
  tenantRecordKinds.filter((kind) => method === 'PUT' || tenantRecords[kind].of !== 'all tenants')

const headerOf = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** Headers of webhooks: Standard Webhooks. */
const webhookHeaders = [
  headerOf('webhook-id', 'The same at each try, and when it is sent anew: take each once.'),
  headerOf('webhook-timestamp', 'When it was sent, in seconds since 1970; refuse one that is old.'),
  headerOf('webhook-signature', 'v1, and the HMAC-SHA256 of id.timestamp.body with the secret, in base64.'),
]

/** Webhook of an event type. */
const webhookOf = (type: TenantEventType) => ({
  post: {
    operationId: type,
    tags: ['webhooks'],
    summary: tenantEventTypes[type],
    parameters: webhookHeaders,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: createJsonSchema(createTenantEventSchema(type), 'output') } },
    },
    responses: {
      '2XX': { description: 'Taken: it is not sent again.' },
      410: { description: 'No more is wanted: the webhook is disabled.' },
      default: { description: 'Anything else, or nothing within 15 seconds: sent again for three days.' },
    },
  },
})

/**
 * The tenant API as an OpenAPI 3.1 description, generated from its schemas: one path per kind, imports, changes, and
 * webhooks.
 */
export function createTenantOpenApi() {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const [name, call] of Object.entries(tenantApiCalls) as [string, TenantApiCall][]) {
    const kinds = call.path.includes('{kind}') ? kindsOf(call) : [undefined]
    for (const kind of kinds) {
      const path = tenantApiBase + (kind ? call.path.replace('{kind}', kind) : call.path)
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call, kind) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tenant API',
      version: '1.0.0',
      description:
        'How systems of a tenant write and read the files of its customers, by the tenant’s own ids.',
    },
    paths,
    webhooks: Object.fromEntries(tenantEventNames.map((type) => [type, webhookOf(type)])),
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  }
}
