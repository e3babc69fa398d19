import { locales } from '@portal/contract/language'
import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { multilineField, requiredLineField } from '../input-field.ts'
import { CreatedResult, dataEnvelope, Id, IsoMoment, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'

/** In Dutch for the authors: salutation, full and first name of the customer, name of the sender, tenant. */
export const placeholders = ['aanhef', 'naam', 'voornaam', 'adviseur', 'kantoor'] as const
export type Placeholder = (typeof placeholders)[number]

const isKnownPlaceholder = (written: string): boolean => placeholders.some((name) => written === `{${name}}`)

export const findUnknownPlaceholders = (written: string): string[] => [
  ...new Set((written.match(/\{[^{}]*\}|[{}]/g) ?? []).filter((one) => !isKnownPlaceholder(one))),
]

const checkPlaceholders = v.check(
  (written: string) => findUnknownPlaceholders(written).length === 0,
  `may hold ${placeholders.map((name) => `{${name}}`).join(', ')}, and no other braces`,
)

export const maxTemplateLength = { name: 60, subject: 120, text: 5000 } as const

export const TemplateText = v.object({
  subject: v.pipe(requiredLineField(maxTemplateLength.subject), checkPlaceholders),
  text: v.pipe(multilineField(maxTemplateLength.text), checkPlaceholders),
})
export type TemplateText = v.InferOutput<typeof TemplateText>

const { nl, nl_u, en, en_u, de, de_u } = Object.fromEntries(
  locales.map((wording) => [wording, v.optional(TemplateText)]),
) as Record<(typeof locales)[number], v.OptionalSchema<typeof TemplateText, undefined>>

/** Texts by locale. The tenant's own Dutch locale is required. */
export const TemplateForm = v.object({
  name: requiredLineField(maxTemplateLength.name),
  texts: v.object({ nl, nl_u, en, en_u, de, de_u }),
})
export type TemplateForm = v.InferOutput<typeof TemplateForm>

export const MessageTemplate = v.object({
  id: Id,
  ...TemplateForm.entries,
  revision: v.number(),
  changed_at: IsoMoment,
  changed_by: v.string(),
})
export type MessageTemplate = v.InferOutput<typeof MessageTemplate>

export const getMessageTemplates = get('/desk/{tenant}/settings/templates', {
  ...deskCall,
  key: 'DESK_TEMPLATES',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(MessageTemplate)),
  summary: 'The templates for messages to customers.',
})

/** 422 for an unknown placeholder, a missing text in the tenant's own locale, or a name in use. */
export const postMessageTemplate = post('/desk/{tenant}/settings/templates', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: TemplateForm,
  response: CreatedResult,
  summary: 'Adds a template for messages to customers.',
})

/** 409 `changed` if a colleague has changed it since `revision`; 422 as for `postMessageTemplate`. */
export const postTemplateChanged = post('/desk/{tenant}/settings/templates/{id}', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({ ...TemplateForm.entries, revision: v.pipe(v.number(), v.integer()) }),
  response: WriteResult,
  summary: 'Changes a template for messages to customers.',
})

export const postTemplateRemoved = post('/desk/{tenant}/settings/templates/{id}/removed', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Removes a template for messages to customers.',
})

export const FilledTemplate = v.object({
  id: Id,
  name: v.string(),
  /** Locale of the customer: their language with the tenant's form of address. */
  wanted: v.picklist(locales),
  /** Locale of this text, if the template lacks that of the customer. */
  wording: v.picklist(locales),
  subject: v.string(),
  text: v.string(),
})
export type FilledTemplate = v.InferOutput<typeof FilledTemplate>

export const getFilledTemplates = get('/desk/{tenant}/customers/{id}/templates', {
  ...deskCall,
  key: 'DESK_TEMPLATES',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(v.array(FilledTemplate)),
  summary: 'The templates, filled in for a customer.',
})
