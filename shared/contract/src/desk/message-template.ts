import { locales } from '@portal/contract/language'
import * as v from '@portal/contract/schema'
import { defineGet, definePost } from '../call.ts'
import { createMultilineField, createRequiredLineField } from '../input-field.ts'
import { CreatedResult, dataEnvelope, Id, IsoMoment, WriteResult } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'

/**
 * Placeholders in Dutch, for staff who write templates: salutation, full name and first name of the customer, name of
 * the sender, name of the tenant.
 */
export const templatePlaceholders = ['aanhef', 'naam', 'voornaam', 'adviseur', 'kantoor'] as const
export type TemplatePlaceholder = (typeof templatePlaceholders)[number]

const isKnownPlaceholder = (written: string): boolean =>
  templatePlaceholders.some((name) => written === `{${name}}`)

export const findUnknownPlaceholders = (written: string): string[] => [
  ...new Set((written.match(/\{[^{}]*\}|[{}]/g) ?? []).filter((one) => !isKnownPlaceholder(one))),
]

const templatePlaceholderCheck = v.check(
  (written: string) => findUnknownPlaceholders(written).length === 0,
  `may hold ${templatePlaceholders.map((name) => `{${name}}`).join(', ')}, and no other braces`,
)

export const maxTemplateLength = { name: 60, subject: 120, text: 5000 } as const

export const TemplateText = v.object({
  subject: v.pipe(createRequiredLineField(maxTemplateLength.subject), templatePlaceholderCheck),
  text: v.pipe(createMultilineField(maxTemplateLength.text), templatePlaceholderCheck),
})
export type TemplateText = v.InferOutput<typeof TemplateText>

const { nl, nl_u, en, en_u, de, de_u } = Object.fromEntries(
  locales.map((wording) => [wording, v.optional(TemplateText)]),
) as Record<(typeof locales)[number], v.OptionalSchema<typeof TemplateText, undefined>>

/** A template's texts by locale. The text in the tenant's own Dutch locale is required. */
export const TemplateForm = v.object({
  name: createRequiredLineField(maxTemplateLength.name),
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

export const getMessageTemplates = defineGet('/desk/{tenant}/settings/templates', {
  ...deskCallOptions,
  key: 'DESK_TEMPLATES',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(MessageTemplate)),
  summary: 'The templates for messages to customers.',
})

/**
 * Responds with 422 for an unknown placeholder, a missing text in the tenant's own locale, or a name that is in use.
 */
export const postMessageTemplate = definePost('/desk/{tenant}/settings/templates', {
  ...deskCallOptions,
  params: { tenant: TenantCode },
  body: TemplateForm,
  response: CreatedResult,
  summary: 'Adds a template for messages to customers.',
})

/**
 * Responds with 409 `changed` if a colleague has changed the template since `revision`, and with 422 as
 * `postMessageTemplate` does.
 */
export const postTemplateChanged = definePost('/desk/{tenant}/settings/templates/{id}', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  body: v.object({ ...TemplateForm.entries, revision: v.pipe(v.number(), v.integer()) }),
  response: WriteResult,
  summary: 'Changes a template for messages to customers.',
})

export const postTemplateRemoved = definePost('/desk/{tenant}/settings/templates/{id}/removed', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Removes a template for messages to customers.',
})

export const FilledTemplate = v.object({
  id: Id,
  name: v.string(),
  /** The customer's locale: their language with the tenant's form of address. */
  wanted: v.picklist(locales),
  /** Locale of the returned text. It differs from `wanted` if the template has no text in that locale. */
  wording: v.picklist(locales),
  subject: v.string(),
  text: v.string(),
})
export type FilledTemplate = v.InferOutput<typeof FilledTemplate>

export const getFilledTemplates = defineGet('/desk/{tenant}/customers/{id}/templates', {
  ...deskCallOptions,
  key: 'DESK_TEMPLATES',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(v.array(FilledTemplate)),
  summary: 'The templates, filled in for a customer.',
})
