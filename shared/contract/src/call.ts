import * as v from '@portal/contract/schema'
import type { CacheName } from './cache-name.ts'
import type { Feature } from './feature.ts'

type Schema = v.GenericSchema
type Fields = v.ObjectEntries

/**
 * Where a call is sent: `proxy` = the portal's own origin, `tenant` = the tenant's API (`{base}/api/{subdomain}`),
 * `advice` = the calculation service (API-01, API-02), `staff` = the admin host, which customers' pages cannot reach.
 */
export type Base = 'proxy' | 'tenant' | 'advice' | 'staff'

/** An API call as plain data. Client, server checks, mocks and the API description are derived from it. */
export interface Call<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path below its base; `{id}` is replaced by a member of `params`. */
  readonly path: string
  readonly base: Base
  /** `customer` calls carry a bearer token, `public` ones none (API-01); `staff` calls use the staff session cookie. */
  readonly access: 'public' | 'customer' | 'staff'
  /** Feature that it belongs to: 404 if the tenant has switched that off; absent = always available. */
  readonly feature?: Feature
  /** Cache name of a read (SESSION-09). */
  readonly key?: CacheName
  readonly params: Params
  /** Every member has a default or is optional, so that the plain path is a valid call. */
  readonly query: Query
  readonly body: Body
  /** Encoding of the body; `json` by default. */
  readonly encoding?: 'json' | 'multipart'
  readonly answer: Answer
  /** Type of the response; `json` by default. A file is returned as a Blob. */
  readonly answers?: 'json' | 'file'
  /** One sentence for the API description, with its requirement. */
  readonly summary: string
}

interface Definition<P extends Fields, Q extends Fields, B extends Schema | undefined, A extends Schema> {
  base?: Base
  access?: Call['access']
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

const define =
  (method: Call['method']) =>
  <A extends Schema, P extends Fields = {}, Q extends Fields = {}, B extends Schema | undefined = undefined>(
    path: string,
    definition: Definition<P, Q, B, A>,
  ): Call<P, Q, B, A> => ({
    method,
    path,
    base: 'tenant',
    access: 'customer',
    ...definition,
    params: definition.params ?? ({} as P),
    query: definition.query ?? ({} as Q),
    body: definition.body as B,
  })

/** Defines a read. Default: of the tenant's API, with a bearer token. */
export const get = define('GET')
/** Defines a write. Default: of the tenant's API, with a bearer token, JSON body. */
export const post = define('POST')
/** Defines a removal. Default: of the tenant's API, with a bearer token. */
export const del = define('DELETE')

/** Parsed response of a call. */
export type AnswerOf<C extends Call> = v.InferOutput<C['answer']>
/** Body of a call. */
export type BodyOf<C extends Call> = C['body'] extends Schema ? v.InferInput<C['body']> : undefined

/** Path parameters, query and body of a call; absent parts are omitted. */
export type InputOf<C extends Call> = (keyof C['params'] extends never
  ? { params?: never }
  : { params: { [K in keyof C['params']]: string | number } }) & {
  query?: { [K in keyof C['query']]?: string | number }
} & (C['body'] extends Schema ? { body: BodyOf<C> } : { body?: never })

/** The part of a call's input that makes its URL. */
export interface UrlInput {
  params?: Record<string, string | number> | undefined
  query?: Record<string, string | number | undefined> | undefined
}

/** Path and query of a call, with the query's defaults. Equal inputs give equal URLs, so it can be a cache key. */
export function urlOf(call: Call, input: UrlInput = {}): string {
  const params = input.params ?? {}
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`${call.path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const checked = v.safeParse(v.object(call.query), input.query ?? {})
  /** Invalid input is left to the server to reject: rendering must not fail on typed values. */
  const query = checked.success ? checked.output : (input.query ?? {})
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  )
  return search.size ? `${path}?${search}` : path
}

/** A cached read as plain data: its cache name and its URL below the tenant's API. */
export const Read = v.object({ key: v.string(), url: v.string() })
export type Read = v.InferOutput<typeof Read>

const plainReads = new WeakMap<Call, Read>()

/** Cache key of a read. A name that this build does not know is used as it is. */
export const keyOf = ({ key, url }: Read): readonly [CacheName, string] => [key as CacheName, url]

/** The cached read of a GET call. */
export function readOf(call: Call, input?: UrlInput): Read {
  const read = () => ({ key: call.key ?? call.path, url: urlOf(call, input) })
  if (input) return read()
  const known = plainReads.get(call) ?? read()
  plainReads.set(call, known)
  return known
}
