import type { Language } from '@portal/contract/language'
import * as v from '@portal/contract/schema'
import type { PublishedRemote } from '@portal/contract/snapshot'
import type { Tenant } from '@portal/contract/tenant'
import type { ChosenLook } from '@portal/domain/theme/chosen-look'

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const url = v.pipe(v.string(), v.maxLength(2000), v.regex(/^\//))
const Read = v.object({ key: v.pipe(v.string(), v.maxLength(60)), url })
const name = v.pipe(v.string(), v.maxLength(200))

/** How long a draft of a remote in a sandbox may be, in characters of JSON. */
const longestDraft = 100_000

/** What a frame may say. All of it comes from code that is not trusted. */
export const FromFrame = v.variant('kind', [
  /** It stands. */
  v.object({ kind: v.literal('shown') }),
  /** It cannot. */
  v.object({ kind: v.literal('failed'), message: v.pipe(v.string(), v.maxLength(500)) }),
  /** Height of what it draws, in pixels. */
  v.object({ kind: v.literal('height'), px: v.pipe(v.number(), v.minValue(0), v.maxValue(50_000)) }),
  /** Whether something lies over what it draws, such as a drawer. */
  v.object({ kind: v.literal('over'), open: v.boolean() }),
  /** Somebody presses keys or buttons in it. */
  v.object({ kind: v.literal('active') }),
  v.object({ kind: v.literal('navigate'), path: url, replace: v.boolean() }),
  v.object({ kind: v.literal('back') }),
  v.object({
    kind: v.literal('stale'),
    queryKey: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2)),
  }),
  v.object({ kind: v.literal('report'), message: v.pipe(v.string(), v.maxLength(500)) }),
  v.object({ kind: v.literal('read'), id, ...Read.entries }),
  v.object({
    kind: v.literal('send'),
    id,
    method: v.picklist(['GET', 'POST', 'DELETE']),
    url,
    encoding: v.picklist(['json', 'multipart']),
    answers: v.picklist(['json', 'file']),
    body: v.unknown(),
    basis: v.optional(v.pipe(v.array(Read), v.maxLength(10))),
  }),
  v.object({ kind: v.literal('abort'), id }),
  v.object({ kind: v.literal('read-draft'), id, name }),
  v.object({
    kind: v.literal('keep-draft'),
    id,
    name,
    value: v.pipe(
      v.unknown(),
      v.check((value) => (JSON.stringify(value) ?? '').length <= longestDraft, 'is too long'),
    ),
  }),
  v.object({ kind: v.literal('drop-draft'), id, name }),
])
export type FromFrame = v.InferOutput<typeof FromFrame>
/** A message that gets an answer. */
export type Asked = Exclude<Extract<FromFrame, { id: number }>, { kind: 'abort' }>
/** The same before it has its number. */
export type Asking = Asked extends infer One ? (One extends Asked ? Omit<One, 'id'> : never) : never

/** What a frame is told of the page, now and at each change. */
export interface FrameState {
  tenant: Tenant | null
  /** Whether somebody is signed in; who that is it is not told. */
  signedIn: boolean
  partnerInsurer: boolean | null
  language: { language: Language; formal: boolean }
  look: ChosenLook
  /** Paths of the screens that the customer may see, by the ids of their routes. */
  paths: Record<string, string>
  /** Address of the screen, where that is its own. */
  address: string
}

/** Why something that was asked for failed. */
export interface Failed {
  failure: 'refused' | 'unreachable' | 'unexpected'
  status: number
  message: string
  body: object
}

/** What a frame is told. */
export type ToFrame =
  | { kind: 'begin'; remote: PublishedRemote; view: string; props: object; state: FrameState }
  /** What the slot passes has changed. */
  | { kind: 'props'; props: object }
  | { kind: 'state'; state: FrameState }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failed'; id: number; failed: Failed }
  | { kind: 'progress'; id: number; sent: number; total: number }
  | { kind: 'stale'; queryKey: readonly string[] }
  /** Where in the frame its own place in the page is, while something lies over that; null while nothing does. */
  | { kind: 'place'; place: { top: number; left: number; width: number } | null }

/** What a frame says to its page before it has a line of its own, which comes along. */
export const hello = 'sandbox'
