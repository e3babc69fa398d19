import * as v from '@portal/contract/schema'
import { AdviceTrace } from './advice-trace.ts'
import { Language, Wording } from './language.ts'

/** The portal's widgets: calculators in a sandboxed iframe without access to the page (MAXMORT-01, SUST-01). */
export const widgetNames = ['maximum-mortgage', 'sustainability'] as const
export type WidgetName = (typeof widgetNames)[number]

/** Path of a widget's document. */
export const widgetPath = (name: WidgetName): string => `/_widget/${name}`

/** Maximum step number; higher ones are not valid events. */
const step = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))
const finite = v.pipe(v.number(), v.finite())
const shortName = v.pipe(v.string(), v.regex(/^[a-z_.]{1,60}$/))

/** An action in a widget (MAXMORT-02): step number and name, with the resulting figures. */
export const UserEvent = v.object({
  kind: v.literal('userEvent'),
  step,
  name: shortName,
  /** Resulting figures by name, in euro or months. Numbers only. */
  figures: v.optional(v.record(shortName, finite), {}),
  /** With `thanks`: the calculation's input. The page does not show it; the server validates and recalculates it. */
  input: v.optional(v.record(v.string(), v.unknown())),
})
export type UserEvent = v.InferOutput<typeof UserEvent>

/** Step with which a customer requests advice (MAXMORT-03); its number is 1. */
export const thanksStep = 'thanks'

const place = v.pipe(v.number(), v.minValue(0), v.maxValue(20_000))

/** Faults of the calculation service: no response in time, too many requests, a server error or an invalid response. */
const serviceFaults = ['slow', 'busy', 'failing'] as const

/**
 * Messages from a widget to the page. `ready` passes the port for replies; `height` and `show` are in CSS pixels from
 * the iframe's top; `explain` requests the explanation of a trace step; `escape` is the key; `failed` is a failed
 * calculation for the error service, with the HTTP status or 0 (SHELL-11).
 */
export const WidgetMessage = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('height'), height: v.pipe(v.number(), v.minValue(1), v.maxValue(20_000)) }),
  v.object({ kind: v.literal('show'), top: place }),
  v.object({ kind: v.literal('escape') }),
  UserEvent,
  v.object({ kind: v.literal('explain'), step: v.pipe(v.number(), v.integer()), trace: AdviceTrace }),
  v.object({
    kind: v.literal('failed'),
    problem: v.picklist(serviceFaults),
    status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
  }),
])
export type WidgetMessage = v.InferOutput<typeof WidgetMessage>

/**
 * Messages from a widget to an external page of the tenant: height, scroll position and title, and nothing that a
 * visitor enters.
 */
export type EmbedMessage =
  | { kind: 'height'; height: number }
  | { kind: 'show'; top: number }
  | { kind: 'title'; title: string }

/** Data in a widget's document on an external page of the tenant. */
export const StandaloneWidget = v.object({
  /** Origin of that page: the only one that receives messages. */
  host: v.string(),
  /** The tenant's key of the calculation service. */
  key: v.string(),
  language: Language,
  wording: Wording,
  /** The tenant's colours, by CSS variable name without leading dashes. */
  colours: v.record(v.string(), v.string()),
  /** URL of the same calculator in the tenant's portal. */
  portal: v.string(),
  /** The tenant's contact details; null if not shown. */
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
})
export type StandaloneWidget = v.InferOutput<typeof StandaloneWidget>

/** Initial values of a widget's form by field name: numbers in the field's unit, texts as they are. */
export type Prefill = Readonly<Record<string, string | number>>

/**
 * Messages from the page to a widget, through its port. `configure` comes first, and again on a language change, which
 * keeps typed values.
 */
export type HostMessage =
  | {
      kind: 'configure'
      /** The tenant's key of the calculation service. */
      key: string
      language: Language
      /** The widget's texts in the current wording, with `{name}` placeholders. */
      texts: Readonly<Record<string, string>>
      /** The tenant's colours, by CSS variable name without leading dashes. */
      colours: Readonly<Record<string, string>>
      prefill: Prefill
      /** Whether the page can explain figures. */
      explains: boolean
    }
  /** Result of a request for advice. */
  | { kind: 'asked'; outcome: 'sent' | 'failed' | 'cancelled' }
