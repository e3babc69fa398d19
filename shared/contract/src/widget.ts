import * as v from '@portal/contract/schema'
import { AdviceTrace } from './advice-trace.ts'
import { Language, Wording } from './language.ts'

/** The portal's widgets: calculators that run in a sandboxed frame, out of reach of the page (MAXMORT-01, SUST-01). */
export const widgetNames = ['maximum-mortgage', 'sustainability'] as const
export type WidgetName = (typeof widgetNames)[number]

/** Where the portal's origin serves a widget's frame. */
export const widgetPath = (name: WidgetName): string => `/_widget/${name}`

/** Most steps that a widget's form may name; more is no event of ours. */
const step = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))
const finite = v.pipe(v.number(), v.finite())
const shortName = v.pipe(v.string(), v.regex(/^[a-z_.]{1,60}$/))

/** What a customer did in a widget (MAXMORT-02): the step of its form by number and name, and the figures it came to. */
export const UserEvent = v.object({
  kind: v.literal('userEvent'),
  step,
  name: shortName,
  /** Figures of the outcome by name, in euro or months. Numbers only: a widget hands the page no words. */
  figures: v.optional(v.record(shortName, finite), {}),
  /**
   * With `thanks`: what the outcome was worked out from, as its calculation takes it. The page shows none of it; the server
   * checks it and works it out anew.
   */
  input: v.optional(v.record(v.string(), v.unknown())),
})
export type UserEvent = v.InferOutput<typeof UserEvent>

/** Name of the step with which a customer asks for advice (MAXMORT-03); its number is 1. */
export const thanksStep = 'thanks'

const place = v.pipe(v.number(), v.minValue(0), v.maxValue(20_000))

/**
 * What a widget may tell the page. `ready` brings a port by which the page answers; `height` and `show` are in CSS
 * pixels from the frame's top; `explain` asks for the workings of a step of a trace to be shown; `escape` is the key.
 */
export const WidgetMessage = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('height'), height: v.pipe(v.number(), v.minValue(1), v.maxValue(20_000)) }),
  v.object({ kind: v.literal('show'), top: place }),
  v.object({ kind: v.literal('escape') }),
  UserEvent,
  v.object({ kind: v.literal('explain'), step: v.pipe(v.number(), v.integer()), trace: AdviceTrace }),
])
export type WidgetMessage = v.InferOutput<typeof WidgetMessage>

/**
 * What a widget tells a page that is not the portal's: a site of the firm's own, which needs to know how tall it is, where
 * to look and what it is called, and nothing of what a visitor fills in.
 */
export type EmbedMessage =
  | { kind: 'height'; height: number }
  | { kind: 'show'; top: number }
  | { kind: 'title'; title: string }

/** What the document of a widget says of it where it stands on a site of the firm's own. */
export const Alone = v.object({
  /** Origin of that site: the only one that is told anything. */
  host: v.string(),
  /** The firm's key of the calculation service. */
  key: v.string(),
  language: Language,
  wording: Wording,
  /** The firm's colours, by the name of their CSS variable without dashes in front. */
  colours: v.record(v.string(), v.string()),
  /** Address of the same calculator in the firm's portal, behind its sign-in. */
  portal: v.string(),
  /** How a visitor reaches the firm; null for what it does not show. */
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
})
export type Alone = v.InferOutput<typeof Alone>

/** What a widget's form begins with, by the name of the field: numbers in the field's own unit, texts as they are. */
export type Prefill = Readonly<Record<string, string | number>>

/**
 * What the page tells a widget, by the port it was given. `configure` comes first, and again when the customer chooses
 * another language: what was typed stays.
 */
export type HostMessage =
  | {
      kind: 'configure'
      /** The firm's key of the calculation service. */
      key: string
      language: Language
      /** The widget's texts in the wording in force, with `{name}` for what is filled in. */
      texts: Readonly<Record<string, string>>
      /** The firm's colours, by the name of their CSS variable without dashes in front. */
      colours: Readonly<Record<string, string>>
      prefill: Prefill
      /** Whether the page can show the workings of a figure. */
      explains: boolean
    }
  /** How asking for advice went. */
  | { kind: 'asked'; outcome: 'sent' | 'failed' | 'cancelled' }
