import { locales } from '@portal/contract/language'
import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from '../call.ts'
import { createMultilineField, createRequiredLineField } from '../input-field.ts'
import { CreatedResult, dataEnvelope, Id, IsoMoment, WriteResult } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'

/**
 * Placeholders in Dutch, for staff who write templates: salutation, full name and first name of the customer, name of
 * the sender, name of the tenant.
 */
export const messageTemplatePlaceholders = ['aanhef', 'naam', 'voornaam', 'adviseur', 'kantoor'] as const
export type MessageTemplatePlaceholder = (typeof messageTemplatePlaceholders)[number]

const isKnownPlaceholder = (written: string): boolean =>
  messageTemplatePlaceholders.some((name) => written === `{${name}}`)

export const findUnknownTemplatePlaceholders = (written: string): string[] => [
  ...new Set((written.match(/\{[^{}]*\}|[{}]/g) ?? []).filter((one) => !isKnownPlaceholder(one))),
]

const templatePlaceholderCheck = v.check(
  (written: string) => findUnknownTemplatePlaceholders(written).length === 0,
  `may hold ${messageTemplatePlaceholders.map((name) => `{${name}}`).join(', ')}, and no other braces`,
)

export const maxMessageTemplateLengths = { name: 60, subject: 120, text: 5000 } as const

export const MessageTemplateText = v.object({
  subject: v.pipe(createRequiredLineField(maxMessageTemplateLengths.subject), templatePlaceholderCheck),
  text: v.pipe(createMultilineField(maxMessageTemplateLengths.text), templatePlaceholderCheck),
})
export type MessageTemplateText = v.InferOutput<typeof MessageTemplateText>

const { nl, nl_u, en, en_u, de, de_u } = Object.fromEntries(
  locales.map((wording) => [wording, v.optional(MessageTemplateText)]),
) as Record<(typeof locales)[number], v.OptionalSchema<typeof MessageTemplateText, undefined>>

/** A template's texts by locale. The text in the tenant's own Dutch locale is required. */
export const MessageTemplateForm = v.object({
  name: createRequiredLineField(maxMessageTemplateLengths.name),
  texts: v.object({ nl, nl_u, en, en_u, de, de_u }),
})
export type MessageTemplateForm = v.InferOutput<typeof MessageTemplateForm>

export const MessageTemplate = v.object({
  id: Id,
  ...MessageTemplateForm.entries,
  revision: v.number(),
  changed_at: IsoMoment,
  changed_by: v.string(),
})
export type MessageTemplate = v.InferOutput<typeof MessageTemplate>

export const getMessageTemplates = defineGet('/desk/{tenant}/settings/templates', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(MessageTemplate)),
  summary: 'The templates for messages to customers.',
})

/**
 * Responds with 422 for an unknown placeholder, a missing text in the tenant's own locale, or a name that is in use.
 */
export const addMessageTemplate = definePost('/desk/{tenant}/settings/templates', {
  ...deskCallOptions,
  params: { tenant: TenantCode },
  body: MessageTemplateForm,
  response: CreatedResult,
  summary: 'Adds a template for messages to customers.',
})

/**
 * Responds with 409 `changed` if a colleague has changed the template since `revision`, and with 422 as
 * `addMessageTemplate` does.
 */
export const changeMessageTemplate = definePost('/desk/{tenant}/settings/templates/{id}', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  body: v.object({ ...MessageTemplateForm.entries, revision: v.pipe(v.number(), v.integer()) }),
  response: WriteResult,
  summary: 'Changes a template for messages to customers.',
})

export const removeMessageTemplate = definePost('/desk/{tenant}/settings/templates/{id}/removed', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Removes a template for messages to customers.',
})

export const FilledMessageTemplate = v.object({
  id: Id,
  name: v.string(),
  /** The customer's locale: their language with the tenant's form of address. */
  wanted: v.picklist(locales),
  /** Locale of the returned text. It differs from `wanted` if the template has no text in that locale. */
  wording: v.picklist(locales),
  subject: v.string(),
  text: v.string(),
})
export type FilledMessageTemplate = v.InferOutput<typeof FilledMessageTemplate>

export const getFilledMessageTemplates = defineGet('/desk/{tenant}/customers/{id}/templates', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(v.array(FilledMessageTemplate)),
  summary: 'The templates, filled in for a customer.',
})
