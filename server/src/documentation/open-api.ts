import type { Call } from '@portal/contract/call'
import { ErrorBody } from '@portal/contract/error'
import { staffBase } from '@portal/contract/staff'
import type { GenericSchema } from 'valibot'
import { jsonSchemaOf } from '../json-schema.ts'
import { adviceCodes, exampleAnswersOf, exampleBodiesOf } from './advice-examples.ts'
import { allCalls } from './calls.ts'

const prefixes = { proxy: '', tenant: '/api/{subdomain}', advice: '/advice', staff: staffBase }

/** Path of a call on this server in OpenAPI syntax. */
export const openApiPath = (call: Call): string => prefixes[call.base] + call.path

const parameter =
  (place: 'path' | 'query') =>
  ([name, schema]: [string, GenericSchema]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: jsonSchemaOf(schema, 'input'),
  })

const mediaOf = (call: Call) => (call.encoding === 'multipart' ? 'multipart/form-data' : 'application/json')

const notThere = 'Not there, or not for this caller.'
const notOffered = `${notThere} So is everything of a part of the portal that the tenant has off.`

function answersOf({ name, call }: (typeof allCalls)[number]) {
  const examples = exampleAnswersOf(name)
  const media = call.answers === 'file' ? 'application/octet-stream' : 'application/json'
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return {
    200: {
      description: examples ? `Done. ${adviceCodes}` : 'Done.',
      content: {
        [media]: { schema: jsonSchemaOf(call.answer, 'input'), ...(examples && { examples }) },
      },
    },
    ...(call.method === 'GET' && {
      304: { description: 'Unchanged since the answer with that entity tag.' },
    }),
    ...(call.access === 'customer' && {
      401: { description: 'No session, or one that ended.', content: error },
    }),
    404: { description: call.feature ? notOffered : notThere, content: error },
    422: { description: 'Something sent is wrong; `errors` names the fields.', content: error },
    424: { description: 'Something that this needs is away; the rest works.', content: error },
    429: { description: 'Too often, or too much at once.', content: error },
    503: { description: 'Nothing is possible for a moment.', content: error },
  }
}

const bodyOf = (name: string, call: Call, body: GenericSchema) => {
  const examples = exampleBodiesOf(name)
  const content = { schema: jsonSchemaOf(body, 'input'), ...(examples && { examples }) }
  return { required: true, content: { [mediaOf(call)]: content } }
}

const operationOf = ({ area, name, call }: (typeof allCalls)[number]) => ({
  operationId: name,
  tags: [area],
  summary: call.summary,
  security: call.access === 'customer' ? [{ bearer: [] }, { dpop: [] }] : [],
  parameters: [
    ...(call.base === 'tenant'
      ? [{ name: 'subdomain', in: 'path', required: true, schema: { type: 'string' } }]
      : []),
    ...Object.entries(call.params).map(parameter('path')),
    ...Object.entries(call.query).map(parameter('query')),
  ],
  ...(call.body && { requestBody: bodyOf(name, call, call.body) }),
  responses: answersOf({ area, name, call }),
})

/** The contract as an OpenAPI 3.1 description, generated from the schemas. */
export function openApi() {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const named of allCalls) {
    const path = openApiPath(named.call)
    paths[path] = { ...paths[path], [named.call.method.toLowerCase()]: operationOf(named) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Customer portal', version: '1.0.0', description: 'The wire between portal and tenant.' },
    paths,
    components: {
      schemas: { Error: jsonSchemaOf(ErrorBody, 'output') },
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
