import * as v from '@portal/contract/valibot'
import type { CacheName } from './cache-name.ts'
import type { Feature } from './feature.ts'

type Schema = v.GenericSchema
type SchemaFields = v.ObjectEntries

/**
 * Where a call is sent (API-01, API-02): `proxy` is the portal's own origin, `tenant` is `{base}/api/{subdomain}`,
 * `advice` the calculation service, `staff` the admin host.
 */
export type ApiBase = 'proxy' | 'tenant' | 'advice' | 'staff'

/** Definition of an API call. The client, the server's validation, the mocks and the API description use it. */
export interface ApiCall<
  Params extends SchemaFields = SchemaFields,
  Query extends SchemaFields = SchemaFields,
  Body extends Schema | undefined = Schema | undefined,
  ResponseSchema extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** A placeholder such as `{id}` is replaced by the field of `params` with that name. */
  readonly path: string
  readonly base: ApiBase
  /** 'customer' calls need a bearer token (API-01), 'staff' calls the cookie of a staff session. */
  readonly access: 'public' | 'customer' | 'staff'
  readonly feature?: Feature
  /** Name under which clients cache the response of a GET call (SESSION-09). */
  readonly key?: CacheName
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly encoding?: 'json' | 'multipart'
  readonly response: ResponseSchema
  /** `json` by default. With `file`, the client returns a Blob. */
  readonly responseType?: 'json' | 'file'
  readonly summary: string
}

interface CallDefinition<
  P extends SchemaFields,
  Q extends SchemaFields,
  B extends Schema | undefined,
  A extends Schema,
> {
  base?: ApiBase
  access?: ApiCall['access']
  feature?: Feature
  key?: CacheName
  params?: P
  query?: Q
  body?: B
  encoding?: 'json' | 'multipart'
  response: A
  responseType?: 'json' | 'file'
  summary: string
}

const createCallDefiner =
  (method: ApiCall['method']) =>
  <
    A extends Schema,
    P extends SchemaFields = {},
    Q extends SchemaFields = {},
    B extends Schema | undefined = undefined,
  >(
    path: string,
    definition: CallDefinition<P, Q, B, A>,
  ): ApiCall<P, Q, B, A> => ({
    method,
    path,
    base: 'tenant',
    access: 'customer',
    ...definition,
    params: definition.params ?? ({} as P),
    query: definition.query ?? ({} as Q),
    body: definition.body as B,
  })

export const defineGet = createCallDefiner('GET')
export const definePost = createCallDefiner('POST')
export const defineDelete = createCallDefiner('DELETE')

export type CallResponse<C extends ApiCall> = v.InferOutput<C['response']>
export type CallBody<C extends ApiCall> = C['body'] extends Schema ? v.InferInput<C['body']> : undefined

/** Path parameters, query and body that a call accepts. */
export type CallInput<C extends ApiCall> = (keyof C['params'] extends never
  ? { params?: never }
  : { params: { [K in keyof C['params']]: string | number } }) & {
  query?: { [K in keyof C['query']]?: string | number }
} & (C['body'] extends Schema ? { body: CallBody<C> } : { body?: never })

export interface CallUrlInput {
  params?: Record<string, string | number> | undefined
  query?: Record<string, string | number | undefined> | undefined
}

/**
 * Returns the path and query of a call, with default values filled in. Equal inputs give equal URLs, so the URL can be
 * a cache key.
 */
export function createCallUrl(call: ApiCall, input: CallUrlInput = {}): string {
  const params = input.params ?? {}
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`${call.path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const checked = v.safeParse(v.object(call.query), input.query ?? {})
  /**
   * An invalid query does not throw, because components create URLs of typed text while rendering. The server rejects
   * such a query.
   */
  const query = checked.success ? checked.output : (input.query ?? {})
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  )
  return search.size ? `${path}?${search}` : path
}

export const PageRead = v.object({ key: v.string(), url: v.string() })
export type PageRead = v.InferOutput<typeof PageRead>

const pageReadByCall = new WeakMap<ApiCall, PageRead>()

/**
 * A remote that is newer than this build may use a cache name that is not in `CacheName`. The name is used unchanged.
 */
export const toQueryKey = ({ key, url }: PageRead): readonly [CacheName, string] => [key as CacheName, url]

export function createPageRead(call: ApiCall, input?: CallUrlInput): PageRead {
  const createRead = () => ({ key: call.key ?? call.path, url: createCallUrl(call, input) })
  if (input) return createRead()
  const known = pageReadByCall.get(call) ?? createRead()
  pageReadByCall.set(call, known)
  return known
}
