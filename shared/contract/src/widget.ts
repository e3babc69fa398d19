import * as v from '@portal/contract/schema'
import { AdviceTrace } from './advice-trace.ts'
import { Language, Locale } from './language.ts'

/** Calculators in a sandboxed iframe (MAXMORT-01, SUST-01). */
export const widgetNames = ['maximum-mortgage', 'sustainability'] as const
export type WidgetName = (typeof widgetNames)[number]

export const getWidgetPath = (name: WidgetName): string => `/_widget/${name}`

const stepNumberField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))
const finiteNumberField = v.pipe(v.number(), v.finite())
const shortNameField = v.pipe(v.string(), v.regex(/^[a-z_.]{1,60}$/))

export const WidgetEvent = v.object({
  kind: v.literal('userEvent'),
  step: stepNumberField,
  name: shortNameField,
  /** In euro or months, by name. */
  figures: v.optional(v.record(shortNameField, finiteNumberField), {}),
  /** With `thanks`: input of the calculation, which the server recalculates. */
  input: v.optional(v.record(v.string(), v.unknown())),
})
export type WidgetEvent = v.InferOutput<typeof WidgetEvent>

export const thanksStep = 'thanks'

const pixelOffsetField = v.pipe(v.number(), v.minValue(0), v.maxValue(20_000))

/** `slow`: no response in time; `busy`: too many requests. */
const serviceFaults = ['slow', 'busy', 'failing'] as const

/**
 * From a widget to the page. `ready` passes the port for replies; `height` and `show` are in CSS pixels from the
 * iframe's top; `explain` requests a trace step; `escape`: the Escape key; `failed`: for the error service, with the
 * HTTP status or 0 (SHELL-11).
 */
export const WidgetMessage = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('height'), height: v.pipe(v.number(), v.minValue(1), v.maxValue(20_000)) }),
  v.object({ kind: v.literal('show'), top: pixelOffsetField }),
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

/** From a widget to an external page: nothing that a visitor enters. */
export type EmbedMessage =
  | { kind: 'height'; height: number }
  | { kind: 'show'; top: number }
  | { kind: 'title'; title: string }

export const StandaloneWidget = v.object({
  /** Origin of the external page, the only receiver of messages. */
  host: v.string(),
  key: v.string(),
  language: Language,
  wording: Locale,
  /** By CSS variable name without leading dashes. */
  colours: v.record(v.string(), v.string()),
  portal: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
})
export type StandaloneWidget = v.InferOutput<typeof StandaloneWidget>

export type Prefill = Readonly<Record<string, string | number>>

/** From the page to a widget. `configure` is the first message, and is sent again after a change of language. */
export type HostMessage =
  | {
      kind: 'configure'
      key: string
      language: Language
      /** In the current locale, with `{name}` placeholders. */
      texts: Readonly<Record<string, string>>
      colours: Readonly<Record<string, string>>
      prefill: Prefill
      explains: boolean
    }
  | { kind: 'asked'; outcome: 'sent' | 'failed' | 'cancelled' }
