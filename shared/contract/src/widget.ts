import * as v from '@portal/contract/schema'
import { AdviceTrace } from './advice-trace.ts'
import { Language, Locale } from './language.ts'

/** The portal's widgets: calculators in a sandboxed iframe without access to the page (MAXMORT-01, SUST-01). */
export const widgetNames = ['maximum-mortgage', 'sustainability'] as const
export type WidgetName = (typeof widgetNames)[number]

export const getWidgetPath = (name: WidgetName): string => `/_widget/${name}`

/** Step number, at most 10; events with a higher number are invalid. */
const stepNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))
const finiteNumber = v.pipe(v.number(), v.finite())
const shortName = v.pipe(v.string(), v.regex(/^[a-z_.]{1,60}$/))

/** An action in a widget (MAXMORT-02): step number and name, with the resulting figures. */
export const WidgetEvent = v.object({
  kind: v.literal('userEvent'),
  step: stepNumber,
  name: shortName,
  /** Resulting figures by name, in euro or months. Numbers only. */
  figures: v.optional(v.record(shortName, finiteNumber), {}),
  /** With `thanks`: the calculation's input. The page does not show it; the server validates and recalculates it. */
  input: v.optional(v.record(v.string(), v.unknown())),
})
export type WidgetEvent = v.InferOutput<typeof WidgetEvent>

/** Step with which a customer requests advice (MAXMORT-03). The step number is 1. */
export const thanksStep = 'thanks'

const pixelOffset = v.pipe(v.number(), v.minValue(0), v.maxValue(20_000))

/** Faults of the calculation service: no response in time, too many requests, a server error or an invalid response. */
const serviceFaults = ['slow', 'busy', 'failing'] as const

/**
 * Messages from a widget to the page. `ready` passes the port for replies; `height` and `show` are in CSS pixels from
 * the iframe's top; `explain` requests the explanation of a trace step; `escape` reports that the Escape key was
 * pressed; `failed` reports a failed calculation to the error service, with the HTTP status or 0 (SHELL-11).
 */
export const WidgetMessage = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('height'), height: v.pipe(v.number(), v.minValue(1), v.maxValue(20_000)) }),
  v.object({ kind: v.literal('show'), top: pixelOffset }),
  v.object({ kind: v.literal('escape') }),
  WidgetEvent,
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

export const StandaloneWidget = v.object({
  /** Origin of the external page; the widget only sends messages to this origin. */
  host: v.string(),
  key: v.string(),
  language: Language,
  wording: Locale,
  /** The tenant's colours, by CSS variable name without leading dashes. */
  colours: v.record(v.string(), v.string()),
  portal: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
})
export type StandaloneWidget = v.InferOutput<typeof StandaloneWidget>

/** Initial values of a widget's form by field name. Numbers are in the unit of the field. */
export type Prefill = Readonly<Record<string, string | number>>

/**
 * Messages from the page to a widget, through its port. `configure` is the first message, and is sent again when the
 * language changes; typed values stay.
 */
export type HostMessage =
  | {
      kind: 'configure'
      key: string
      language: Language
      /** The widget's texts in the current locale, with `{name}` placeholders. */
      texts: Readonly<Record<string, string>>
      colours: Readonly<Record<string, string>>
      prefill: Prefill
      explains: boolean
    }
  | { kind: 'asked'; outcome: 'sent' | 'failed' | 'cancelled' }
