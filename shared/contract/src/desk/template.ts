import { wordings } from '@portal/contract/language'
import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { required, text } from '../sent.ts'
import { Created, Done, data, Id, IsoMoment } from '../wire.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/**
 * Facts that a template names between braces, in the words of those who write templates: how a letter to the customer begins,
 * the customer's full name and first name, the name of who sends it, and the firm's.
 */
export const placeholders = ['aanhef', 'naam', 'voornaam', 'adviseur', 'kantoor'] as const
export type Placeholder = (typeof placeholders)[number]

const isPlaceholder = (written: string): boolean => placeholders.some((name) => written === `{${name}}`)

/** What stands between braces and is no placeholder, as it was written; a brace without its other half too. */
export const unknownPlaceholders = (written: string): string[] => [
  ...new Set((written.match(/\{[^{}]*\}|[{}]/g) ?? []).filter((one) => !isPlaceholder(one))),
]

const placed = v.check(
  (written: string) => unknownPlaceholders(written).length === 0,
  `may hold ${placeholders.map((name) => `{${name}}`).join(', ')}, and no other braces`,
)

/** Longest name of a template, its subject and its text, in signs. */
export const longestTemplate = { name: 60, subject: 120, text: 5000 } as const

/** A message as a template has it, in one wording. */
export const TemplateText = v.object({
  subject: v.pipe(required(longestTemplate.subject), placed),
  text: v.pipe(text(longestTemplate.text), placed),
})
export type TemplateText = v.InferOutput<typeof TemplateText>

const { nl, nl_u, en, en_u, de, de_u } = Object.fromEntries(
  wordings.map((wording) => [wording, v.optional(TemplateText)]),
) as Record<(typeof wordings)[number], v.OptionalSchema<typeof TemplateText, undefined>>

/** A template by its name, in the wordings that it has. The firm's own wording of Dutch must be among them. */
export const TemplateForm = v.object({
  name: required(longestTemplate.name),
  texts: v.object({ nl, nl_u, en, en_u, de, de_u }),
})
export type TemplateForm = v.InferOutput<typeof TemplateForm>

/** A template as owners manage it. */
export const MessageTemplate = v.object({
  id: Id,
  ...TemplateForm.entries,
  /** Grows with each change. */
  revision: v.number(),
  changed_at: IsoMoment,
  changed_by: v.string(),
})
export type MessageTemplate = v.InferOutput<typeof MessageTemplate>

/** The templates of a firm for messages to customers, by name; for its owners. */
export const getMessageTemplates = get('/desk/{firm}/settings/templates', {
  ...ofFirm,
  key: 'DESK_TEMPLATES',
  params: { firm: FirmCode },
  answer: data(v.array(MessageTemplate)),
  summary: 'The templates of a firm for messages to customers.',
})

/** Adds a template. 422 for a placeholder that is not known, without the firm's own wording, or with a name that another has. */
export const postMessageTemplate = post('/desk/{firm}/settings/templates', {
  ...ofFirm,
  params: { firm: FirmCode },
  body: TemplateForm,
  answer: Created,
  summary: 'Adds a template for messages to customers.',
})

/** Changes a template as a whole. 409 `changed` where a colleague changed it since the revision that is named; 422 as for a new one. */
export const postTemplateChanged = post('/desk/{firm}/settings/templates/{id}', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  body: v.object({ ...TemplateForm.entries, revision: v.pipe(v.number(), v.integer()) }),
  answer: Done,
  summary: 'Changes a template for messages to customers.',
})

/** Removes a template; messages that began with it stay as they are. */
export const postTemplateRemoved = post('/desk/{firm}/settings/templates/{id}/removed', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  answer: Done,
  summary: 'Removes a template for messages to customers.',
})

/** A template filled in for a customer. */
export const FilledTemplate = v.object({
  id: Id,
  name: v.string(),
  /** The wording that the customer reads: of the customer's language and the firm's form of address. */
  wanted: v.picklist(wordings),
  /** The wording that this is in: another where the template does not have that one. */
  wording: v.picklist(wordings),
  subject: v.string(),
  text: v.string(),
})
export type FilledTemplate = v.InferOutput<typeof FilledTemplate>

/** The firm's templates, filled in for a customer by who asks. */
export const getFilledTemplates = get('/desk/{firm}/customers/{id}/templates', {
  ...ofFirm,
  key: 'DESK_TEMPLATES',
  params: { firm: FirmCode, id: Id },
  answer: data(v.array(FilledTemplate)),
  summary: 'The templates of a firm, filled in for a customer.',
})
