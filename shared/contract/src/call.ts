import * as v from '@portal/contract/schema'
import type { CacheName } from './cache-name.ts'
import type { Feature } from './feature.ts'

type Schema = v.GenericSchema
type SchemaFields = v.ObjectEntries

/**
 * `proxy`: the portal's own origin; `tenant`: `{base}/api/{subdomain}`; `advice`: the calculation service (API-01,
 * API-02); `staff`: the admin host.
 */
export type ApiBase = 'proxy' | 'tenant' | 'advice' | 'staff'

/** An API call as data, from which client, server checks, mocks and API description are derived. */
export interface ApiCall<
  Params extends SchemaFields = SchemaFields,
  Query extends SchemaFields = SchemaFields,
  Body extends Schema | undefined = Schema | undefined,
  ResponseSchema extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `{id}` is replaced by the member of `params`. */
  readonly path: string
  readonly base: ApiBase
  /** `customer` calls have a bearer token (API-01), `staff` calls the cookie of a staff session. */
  readonly access: 'public' | 'customer' | 'staff'
  /** 404 if the tenant has disabled the feature. */
  readonly feature?: Feature
  /** Of a read (SESSION-09). */
  readonly key?: CacheName
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** `json` by default. */
  readonly encoding?: 'json' | 'multipart'
  readonly response: ResponseSchema
  /** `json` by default. A file is returned as a Blob. */
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

export const get = createCallDefiner('GET')
export const post = createCallDefiner('POST')
export const del = createCallDefiner('DELETE')

export type ResponseOf<C extends ApiCall> = v.InferOutput<C['response']>
export type BodyOf<C extends ApiCall> = C['body'] extends Schema ? v.InferInput<C['body']> : undefined

/** Path parameters, query and body of a call, as far as the call has them. */
export type CallInput<C extends ApiCall> = (keyof C['params'] extends never
  ? { params?: never }
  : { params: { [K in keyof C['params']]: string | number } }) & {
  query?: { [K in keyof C['query']]?: string | number }
} & (C['body'] extends Schema ? { body: BodyOf<C> } : { body?: never })

export interface UrlInput {
  params?: Record<string, string | number> | undefined
  query?: Record<string, string | number | undefined> | undefined
}

/** Path and query with default values. Equal inputs give equal URLs, so a URL can be a cache key. */
export function createCallUrl(call: ApiCall, input: UrlInput = {}): string {
  const params = input.params ?? {}
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`${call.path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const checked = v.safeParse(v.object(call.query), input.query ?? {})
  /** Does not throw for invalid input, since rendering creates URLs from typed values; the server rejects it. */
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

const readByCall = new WeakMap<ApiCall, PageRead>()

/** A cache name that this build does not know is used unchanged. */
export const toQueryKey = ({ key, url }: PageRead): readonly [CacheName, string] => [key as CacheName, url]

export function createPageRead(call: ApiCall, input?: UrlInput): PageRead {
  const createRead = () => ({ key: call.key ?? call.path, url: createCallUrl(call, input) })
  if (input) return createRead()
  const known = readByCall.get(call) ?? createRead()
  readByCall.set(call, known)
  return known
}
