import * as v from '@portal/contract/schema'
import type { CacheName } from './cache-name.ts'
import type { Feature } from './feature.ts'

type Schema = v.GenericSchema
type Fields = v.ObjectEntries

/**
 * Where a call is sent: `proxy` = the portal's own origin, `tenant` = the firm's API (`{base}/api/{subdomain}` here), `advice` = the
 * calculation service (API-01, API-02), `staff` = the place where staff are let in, which customers' pages have no way to.
 */
export type Base = 'proxy' | 'tenant' | 'advice' | 'staff'

/** One call of the wire, as plain data. Client, server checks, mocks and the API description are all made from it. */
export interface Call<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path below its base; `{id}` stands for a member of `params`. */
  readonly path: string
  readonly base: Base
  /** `customer` calls carry a bearer token, `public` ones go without (API-01); `staff` calls are of a browser's session of staff. */
  readonly access: 'public' | 'customer' | 'staff'
  /** The part of the portal it belongs to: 404 at a firm that has that off; absent = it belongs to all. */
  readonly feature?: Feature
  /** Name under which a read is cached (SESSION-09). */
  readonly key?: CacheName
  readonly params: Params
  /** Every member has a default or is optional, so that the plain path is a valid call. */
  readonly query: Query
  readonly body: Body
  /** How the body travels; `json` unless said. */
  readonly encoding?: 'json' | 'multipart'
  readonly answer: Answer
  /** How the answer travels; `json` unless said. A file is answered as a Blob. */
  readonly answers?: 'json' | 'file'
  /** One sentence for the API description, with the requirement it comes from. */
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

/** What a call answers, after parsing. */
export type AnswerOf<C extends Call> = v.InferOutput<C['answer']>
/** What a call takes as body. */
export type BodyOf<C extends Call> = C['body'] extends Schema ? v.InferInput<C['body']> : undefined

/** Path members, query and body of one use of a call; what the call does not have is left out. */
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

/**
 * The path and query of one use of a call, below its base, with the query's defaults filled in.
 * Two uses with the same input give the same text, so it can serve as a cache key.
 */
export function urlOf(call: Call, input: UrlInput = {}): string {
  const params = input.params ?? {}
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`${call.path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const checked = v.safeParse(v.object(call.query), input.query ?? {})
  /** What the schema refuses is for the server to refuse: a page that is being drawn must not fail on what is typed. */
  const query = checked.success ? checked.output : (input.query ?? {})
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  )
  return search.size ? `${path}?${search}` : path
}

/** A cached read as plain data: the name it is cached under and its URL below the tenant's API. */
export const Read = v.object({ key: v.string(), url: v.string() })
export type Read = v.InferOutput<typeof Read>

const plainReads = new WeakMap<Call, Read>()

/** Where the answer of a read is in the cache. What another build calls it, in the registry, is taken at its word. */
export const keyOf = ({ key, url }: Read): readonly [CacheName, string] => [key as CacheName, url]

/** The cached read that a use of a GET call stands for; of a call without input always the same. */
export function readOf(call: Call, input?: UrlInput): Read {
  const read = () => ({ key: call.key ?? call.path, url: urlOf(call, input) })
  if (input) return read()
  const known = plainReads.get(call) ?? read()
  plainReads.set(call, known)
  return known
}
