import { wordings } from '@portal/contract/language'
import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { required, text } from '../sent.ts'
import { Created, Done, data, Id, IsoMoment } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'

/**
 * Placeholders of templates, in Dutch for the authors: salutation, full and first name of the customer, name of the
 * sender, and the tenant.
 */
export const placeholders = ['aanhef', 'naam', 'voornaam', 'adviseur', 'kantoor'] as const
export type Placeholder = (typeof placeholders)[number]

const isPlaceholder = (written: string): boolean => placeholders.some((name) => written === `{${name}}`)

/** Unknown placeholders and unmatched braces in a text. */
export const unknownPlaceholders = (written: string): string[] => [
  ...new Set((written.match(/\{[^{}]*\}|[{}]/g) ?? []).filter((one) => !isPlaceholder(one))),
]

const placed = v.check(
  (written: string) => unknownPlaceholders(written).length === 0,
  `may hold ${placeholders.map((name) => `{${name}}`).join(', ')}, and no other braces`,
)

/** Maximum length of a template's name, subject and text. */
export const maxTemplateLength = { name: 60, subject: 120, text: 5000 } as const

/** A template's message in one wording. */
export const TemplateText = v.object({
  subject: v.pipe(required(maxTemplateLength.subject), placed),
  text: v.pipe(text(maxTemplateLength.text), placed),
})
export type TemplateText = v.InferOutput<typeof TemplateText>

const { nl, nl_u, en, en_u, de, de_u } = Object.fromEntries(
  wordings.map((wording) => [wording, v.optional(TemplateText)]),
) as Record<(typeof wordings)[number], v.OptionalSchema<typeof TemplateText, undefined>>

/** A template with its wordings. The tenant's own Dutch wording is required. */
export const TemplateForm = v.object({
  name: required(maxTemplateLength.name),
  texts: v.object({ nl, nl_u, en, en_u, de, de_u }),
})
export type TemplateForm = v.InferOutput<typeof TemplateForm>

/** A template for owners. */
export const MessageTemplate = v.object({
  id: Id,
  ...TemplateForm.entries,
  /** Increases with each change. */
  revision: v.number(),
  changed_at: IsoMoment,
  changed_by: v.string(),
})
export type MessageTemplate = v.InferOutput<typeof MessageTemplate>

/** The tenant's message templates by name, for owners. */
export const getMessageTemplates = get('/desk/{tenant}/settings/templates', {
  ...deskCall,
  key: 'DESK_TEMPLATES',
  params: { tenant: TenantCode },
  answer: data(v.array(MessageTemplate)),
  summary: 'The templates of a tenant for messages to customers.',
})

/** Adds a template. 422 for an unknown placeholder, a missing own wording, or a name in use. */
export const postMessageTemplate = post('/desk/{tenant}/settings/templates', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: TemplateForm,
  answer: Created,
  summary: 'Adds a template for messages to customers.',
})

/** Replaces a template. 409 `changed` if a colleague has changed it since `revision`; 422 as for a new one. */
export const postTemplateChanged = post('/desk/{tenant}/settings/templates/{id}', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({ ...TemplateForm.entries, revision: v.pipe(v.number(), v.integer()) }),
  answer: Done,
  summary: 'Changes a template for messages to customers.',
})

/** Removes a template; messages made from it stay. */
export const postTemplateRemoved = post('/desk/{tenant}/settings/templates/{id}/removed', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: Done,
  summary: 'Removes a template for messages to customers.',
})

/** A template filled in for a customer. */
export const FilledTemplate = v.object({
  id: Id,
  name: v.string(),
  /** The customer's wording: their language and the tenant's form of address. */
  wanted: v.picklist(wordings),
  /** Locale of this text, which differs if the template lacks the requested one. */
  wording: v.picklist(wordings),
  subject: v.string(),
  text: v.string(),
})
export type FilledTemplate = v.InferOutput<typeof FilledTemplate>

/** The tenant's templates, filled in for a customer and the signed-in staff member. */
export const getFilledTemplates = get('/desk/{tenant}/customers/{id}/templates', {
  ...deskCall,
  key: 'DESK_TEMPLATES',
  params: { tenant: TenantCode, id: Id },
  answer: data(v.array(FilledTemplate)),
  summary: 'The templates of a tenant, filled in for a customer.',
})
