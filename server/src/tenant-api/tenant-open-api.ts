import {
  ImportFault,
  type TenantApiCall,
  tenantApiBase,
  tenantApiCalls,
} from '@portal/contract/tenant-api/tenant-api-calls'
import {
  createTenantEventSchema,
  type TenantEventType,
  tenantEventDescriptions,
  tenantEventNames,
} from '@portal/contract/tenant-api/tenant-events'
import {
  createRecordSchema,
  tenantRecordKinds,
  tenantRecords,
} from '@portal/contract/tenant-api/tenant-records'
import type { JsonSchema } from '@valibot/to-json-schema'
import { createJsonSchema } from '../json-schema.ts'
import { getExampleRecord } from './example-records.ts'

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

const errorResponses = Object.fromEntries(
  Object.entries(errorDescriptions).map(([status, description]) => [status, { description }]),
)

function createResponseContent({ response }: TenantApiCall): Record<string, { schema: JsonSchema }> {
  if (response === 'file')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  if (response === 'lines of faults')
    return { 'application/x-ndjson': { schema: createJsonSchema(ImportFault, 'output') } }
  return { 'application/json': { schema: createJsonSchema(response, 'output') } }
}

const binarySchema = { type: 'string', format: 'binary' }

const createFormContent = (record: object | undefined, example: object | undefined) => ({
  schema: {
    type: 'object',
    required: ['record'],
    properties: { record: record ?? { type: 'object' }, file: binarySchema },
    additionalProperties: false,
  },
  encoding: { record: { contentType: 'application/json' } },
  ...(example && { example: { record: example } }),
})

/** Describes an operation with its path, for a kind of record if the call has one. */
function createOperation(name: string, call: TenantApiCall, kind?: (typeof tenantRecordKinds)[number]) {
  const parameterNames = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameterName = '']) => parameterName)
  const example = kind && getExampleRecord(kind)
  const record =
    kind && call.acceptedContentTypes.length > 0
      ? createJsonSchema(createRecordSchema(kind), 'input')
      : undefined
  return {
    operationId: kind ? `${name}_${kind}` : name,
    tags: [kind ?? (call.path.startsWith('/document') ? 'document' : 'imports and changes')],
    summary: kind ? `${tenantRecords[kind].summary} ${call.summary}` : call.summary,
    description: `Takes a key with the scope ${call.scope}.`,
    security: [{ key: [] }],
    parameters: [
      ...parameterNames.map((place) => ({
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
    ...(call.acceptedContentTypes.length > 0 && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          call.acceptedContentTypes
            .filter((type) => kind === undefined || kind === 'document' || type !== 'multipart/form-data')
            .map((type) => [
              type,
              type === 'multipart/form-data'
                ? createFormContent(record, example?.record)
                : { schema: record ?? binarySchema, ...(example && { example: example.record }) },
            ]),
        ),
      },
    }),
    responses: {
      [call.status]: {
        description: 'Done.',
        content: createResponseContent(call),
      },
      ...errorResponses,
    },
  }
}

/** Lists the kinds of records of a call. Kinds that all tenants share can only be written. */
const listRecordKinds = ({ method }: TenantApiCall) =>
  tenantRecordKinds.filter((kind) => method === 'PUT' || tenantRecords[kind].belongsTo !== 'all tenants')

const createHeader = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** Headers that Standard Webhooks defines. */
const webhookHeaders = [
  createHeader('webhook-id', 'The same at each try, and when it is sent anew: take each once.'),
  createHeader('webhook-timestamp', 'When it was sent, in seconds since 1970; refuse one that is old.'),
  createHeader(
    'webhook-signature',
    'v1, and the HMAC-SHA256 of id.timestamp.body with the secret, in base64.',
  ),
]

const createWebhook = (type: TenantEventType) => ({
  post: {
    operationId: type,
    tags: ['webhooks'],
    summary: tenantEventDescriptions[type],
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

/** OpenAPI 3.1 description of the tenant API, generated from its schemas. */
export function createTenantOpenApi() {
  const paths: Record<string, Record<string, ReturnType<typeof createOperation>>> = {}
  for (const [name, call] of Object.entries(tenantApiCalls) as [string, TenantApiCall][]) {
    const kinds = call.path.includes('{kind}') ? listRecordKinds(call) : [undefined]
    for (const kind of kinds) {
      const path = tenantApiBase + (kind ? call.path.replace('{kind}', kind) : call.path)
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: createOperation(name, call, kind) }
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
    webhooks: Object.fromEntries(tenantEventNames.map((type) => [type, createWebhook(type)])),
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  }
}
