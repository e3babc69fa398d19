import * as v from '@portal/contract/schema'
import type { CacheName } from './cache-name.ts'
import type { Feature } from './feature.ts'

type Schema = v.GenericSchema
type SchemaFields = v.ObjectEntries

/**
 * Where a call is sent: `proxy` = the portal's own origin, `tenant` = the tenant's API (`{base}/api/{subdomain}`),
 * `advice` = the calculation service (API-01, API-02), `staff` = the admin host, which customers' pages cannot reach.
 */
export type ApiBase = 'proxy' | 'tenant' | 'advice' | 'staff'

/** An API call as plain data. Client, server checks, mocks and the API description are derived from this data. */
export interface ApiCall<
  Params extends SchemaFields = SchemaFields,
  Query extends SchemaFields = SchemaFields,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path below the base; `{id}` is replaced by the member of `params`. */
  readonly path: string
  readonly base: ApiBase
  /**
   * `customer` calls carry a bearer token, `public` calls carry none (API-01); `staff` calls use the staff session
   * cookie.
   */
  readonly access: 'public' | 'customer' | 'staff'
  /** Feature that the call belongs to: 404 if the tenant has disabled the feature; absent = always available. */
  readonly feature?: Feature
  /** Cache name of a read (SESSION-09). */
  readonly key?: CacheName
  readonly params: Params
  /** Every member is optional or has a default, so that the path without a query is a valid call. */
  readonly query: Query
  readonly body: Body
  /** Encoding of the body; `json` by default. */
  readonly encoding?: 'json' | 'multipart'
  readonly answer: Answer
  /** Type of the response; `json` by default. A file is returned as a Blob. */
  readonly answers?: 'json' | 'file'
  /** One sentence for the API description, with the number of the requirement. */
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
  answer: A
  answers?: 'json' | 'file'
  summary: string
}

const createCallFactory =
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

/** Defines a call that reads. Defaults: the tenant's API, with a bearer token. */
export const get = createCallFactory('GET')
/** Defines a call that writes. Defaults: the tenant's API, with a bearer token and a JSON body. */
export const post = createCallFactory('POST')
/** Defines a call that removes. Defaults: the tenant's API, with a bearer token. */
export const del = createCallFactory('DELETE')

/** Parsed response type of a call. */
export type ResponseOf<C extends ApiCall> = v.InferOutput<C['answer']>
/** Body type of a call. */
export type BodyOf<C extends ApiCall> = C['body'] extends Schema ? v.InferInput<C['body']> : undefined

/** Input of a call: path parameters, query and body; parts that the call does not have are absent. */
export type CallInput<C extends ApiCall> = (keyof C['params'] extends never
  ? { params?: never }
  : { params: { [K in keyof C['params']]: string | number } }) & {
  query?: { [K in keyof C['query']]?: string | number }
} & (C['body'] extends Schema ? { body: BodyOf<C> } : { body?: never })

/** Part of a call's input that determines its URL. */
export interface UrlInput {
  params?: Record<string, string | number> | undefined
  query?: Record<string, string | number | undefined> | undefined
}

/**
 * Creates path and query of a call, with the defaults of the query. Equal inputs give equal URLs, so a URL can be a
 * cache key.
 */
export function createCallUrl(call: ApiCall, input: UrlInput = {}): string {
  const params = input.params ?? {}
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`${call.path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const checked = v.safeParse(v.object(call.query), input.query ?? {})
  /**
   * The server rejects invalid input. Creating a URL must not throw, since rendering creates URLs from typed values.
   */
  const query = checked.success ? checked.output : (input.query ?? {})
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  )
  return search.size ? `${path}?${search}` : path
}

/** A cached read as plain data: cache name, and URL below the tenant's API. */
export const PageRead = v.object({ key: v.string(), url: v.string() })
export type PageRead = v.InferOutput<typeof PageRead>

const readByCall = new WeakMap<ApiCall, PageRead>()

/** Cache key of a read. A cache name that this build does not know is used unchanged. */
export const toQueryKey = ({ key, url }: PageRead): readonly [CacheName, string] => [key as CacheName, url]

/** Creates the cached read of a GET call. */
export function createPageRead(call: ApiCall, input?: UrlInput): PageRead {
  const buildRead = () => ({ key: call.key ?? call.path, url: createCallUrl(call, input) })
  if (input) return buildRead()
  const known = readByCall.get(call) ?? buildRead()
  readByCall.set(call, known)
  return known
}
