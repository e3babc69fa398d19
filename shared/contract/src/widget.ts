import * as v from '@portal/contract/valibot'
import { CalculationTrace } from './advice-trace.ts'
import { Language, Locale } from './language.ts'

/** Calculators that run in a sandboxed iframe (MAXMORT-01, SUST-01). */
export const widgetNames = ['maximum-mortgage', 'sustainability'] as const
export type WidgetName = (typeof widgetNames)[number]

export const getWidgetPath = (name: WidgetName): string => `/_widget/${name}`

const stepNumberField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))
const finiteNumberField = v.pipe(v.number(), v.finite())
const widgetFigureNameField = v.pipe(v.string(), v.regex(/^[a-z_.]{1,60}$/))

export const WidgetEvent = v.object({
  kind: v.literal('userEvent'),
  step: stepNumberField,
  name: widgetFigureNameField,
  /** Figures by name, in euro or months. */
  figures: v.optional(v.record(widgetFigureNameField, finiteNumberField), {}),
  /** Input of the calculation in the step 'thanks', from which the server calculates the result again. */
  input: v.optional(v.record(v.string(), v.unknown())),
})
export type WidgetEvent = v.InferOutput<typeof WidgetEvent>

export const thanksStep = 'thanks'

const pixelOffsetField = v.pipe(v.number(), v.minValue(0), v.maxValue(20_000))

/** 'slow' means no response in time, 'busy' too many requests, 'failing' any other error. */
const calculationServiceFaults = ['slow', 'busy', 'failing'] as const

/**
 * Message from a widget to the page. `ready` passes the port for replies; `height` and `show` are in CSS pixels from
 * the top of the iframe; `explain` requests the explanation of a trace step; `escape` reports the Escape key; `failed`
 * reports an HTTP status, or 0, to the error service (SHELL-11).
 */
export const WidgetMessage = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('height'), height: v.pipe(v.number(), v.minValue(1), v.maxValue(20_000)) }),
  v.object({ kind: v.literal('show'), top: pixelOffsetField }),
  v.object({ kind: v.literal('escape') }),
  WidgetEvent,
  v.object({ kind: v.literal('explain'), step: v.pipe(v.number(), v.integer()), trace: CalculationTrace }),
  v.object({
    kind: v.literal('failed'),
    problem: v.picklist(calculationServiceFaults),
    status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
  }),
])
export type WidgetMessage = v.InferOutput<typeof WidgetMessage>

/** Message from a widget to an external page. It contains nothing that the visitor entered. */
export type WidgetEmbedMessage =
  | { kind: 'height'; height: number }
  | { kind: 'show'; top: number }
  | { kind: 'title'; title: string }

export const StandaloneWidgetConfig = v.object({
  /** Origin of the external page. The widget posts messages only to this origin. */
  host: v.string(),
  key: v.string(),
  language: Language,
  wording: Locale,
  /** Colours by name of the CSS variable, without leading dashes. */
  colours: v.record(v.string(), v.string()),
  portal: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
})
export type StandaloneWidgetConfig = v.InferOutput<typeof StandaloneWidgetConfig>

/** Known values of a widget's form, by the path of their field. */
export type WidgetPrefill = Readonly<Record<string, string | number>>

/** Message from the page to a widget. `configure` is sent first, and again when the language changes. */
export type WidgetHostMessage =
  | {
      kind: 'configure'
      key: string
      language: Language
      /** Texts in the current locale, with placeholders such as `{name}`. */
      texts: Readonly<Record<string, string>>
      colours: Readonly<Record<string, string>>
      prefill: WidgetPrefill
      explains: boolean
    }
  | { kind: 'asked'; outcome: 'sent' | 'failed' | 'cancelled' }
