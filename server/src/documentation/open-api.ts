import type { ApiCall } from '@portal/contract/call'
import { ErrorBody } from '@portal/contract/error'
import { staffApiBase } from '@portal/contract/staff'
import type { GenericSchema } from 'valibot'
import { createJsonSchema } from '../json-schema.ts'
import { adviceErrorCodesText, getExampleBodies, getExampleResponses } from './advice-examples.ts'
import { allCalls } from './all-calls.ts'

const pathPrefixes = { proxy: '', tenant: '/api/{subdomain}', advice: '/advice', staff: staffApiBase }

export const toOpenApiPath = (call: ApiCall): string => pathPrefixes[call.base] + call.path

const toParameter =
  (location: 'path' | 'query') =>
  ([name, schema]: [string, GenericSchema]) => ({
    name,
    in: location,
    required: location === 'path',
    schema: createJsonSchema(schema, 'input'),
  })

const getMediaType = (call: ApiCall) =>
  call.encoding === 'multipart' ? 'multipart/form-data' : 'application/json'

const notFoundText = 'Not there, or not for this caller.'
const notOfferedText = `${notFoundText} So is everything of a part of the portal that the tenant has off.`

function createResponses({ name, call }: (typeof allCalls)[number]) {
  const examples = getExampleResponses(name)
  const media = call.responseType === 'file' ? 'application/octet-stream' : 'application/json'
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return {
    200: {
      description: examples ? `Done. ${adviceErrorCodesText}` : 'Done.',
      content: {
        [media]: { schema: createJsonSchema(call.response, 'input'), ...(examples && { examples }) },
      },
    },
    ...(call.method === 'GET' && {
      304: { description: 'Unchanged since the answer with that entity tag.' },
    }),
    ...(call.access === 'customer' && {
      401: { description: 'No session, or one that ended.', content: error },
    }),
    404: { description: call.feature ? notOfferedText : notFoundText, content: error },
    422: { description: 'Something sent is wrong; `errors` names the fields.', content: error },
    424: { description: 'Something that this needs is away; the rest works.', content: error },
    429: { description: 'Too often, or too much at once.', content: error },
    503: { description: 'Nothing is possible for a moment.', content: error },
  }
}

const createRequestBody = (name: string, call: ApiCall, body: GenericSchema) => {
  const examples = getExampleBodies(name)
  const content = { schema: createJsonSchema(body, 'input'), ...(examples && { examples }) }
  return { required: true, content: { [getMediaType(call)]: content } }
}

const createOperation = ({ area, name, call }: (typeof allCalls)[number]) => ({
  operationId: name,
  tags: [area],
  summary: call.summary,
  security: call.access === 'customer' ? [{ bearer: [] }, { dpop: [] }] : [],
  parameters: [
    ...(call.base === 'tenant'
      ? [{ name: 'subdomain', in: 'path', required: true, schema: { type: 'string' } }]
      : []),
    ...Object.entries(call.params).map(toParameter('path')),
    ...Object.entries(call.query).map(toParameter('query')),
  ],
  ...(call.body && { requestBody: createRequestBody(name, call, call.body) }),
  responses: createResponses({ area, name, call }),
})

/** Creates an OpenAPI 3.1 description from the schemas of the contract. */
export function createOpenApi() {
  const paths: Record<string, Record<string, ReturnType<typeof createOperation>>> = {}
  for (const named of allCalls) {
    const path = toOpenApiPath(named.call)
    paths[path] = { ...paths[path], [named.call.method.toLowerCase()]: createOperation(named) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Customer portal', version: '1.0.0', description: 'The wire between portal and tenant.' },
    paths,
    components: {
      schemas: { Error: createJsonSchema(ErrorBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        dpop: {
          type: 'http',
          scheme: 'dpop',
          description:
            'For tokens of a sign-in that carried the header DPoP (RFC 9449): each call carries a proof by the same key, ES256, ' +
            'made for its method and address and with the hash of the token. `use_dpop_nonce` is answered to a proof whose time ' +
            'is off by more than five minutes, with the header DPoP-Nonce to make it with.',
        },
      },
    },
  }
}
