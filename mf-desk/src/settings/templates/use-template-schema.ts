import {
  findUnknownTemplatePlaceholders,
  type MessageTemplateText,
  maxMessageTemplateLengths,
  messageTemplatePlaceholders,
} from '@portal/contract/desk/message-template'
import { type Locale, locales } from '@portal/contract/language'
import * as v from '@portal/contract/valibot'
import { requireText } from '@portal/remote-kit/form-schema'
import { useText } from '../../texts.ts'
import { isEmptyText } from './template-values.ts'

/** The allowed placeholders as they are typed, for error messages. */
const allowedPlaceholders = messageTemplatePlaceholders.map((name) => `{${name}}`).join(', ')

/**
 * Schema of a template: subject and text are required in the tenant's own locale; in another locale both must be filled
 * in, or neither.
 */
export function useTemplateSchema(own: Locale) {
  const text = useText()
  const missing = { subject: text('subject_required'), text: text('message_required') }
  const createPartSchema = (member: keyof MessageTemplateText) => {
    const most = maxMessageTemplateLengths[member]
    return v.pipe(
      v.string(),
      v.maxLength(most, text('message_long', { most })),
      v.check(
        (typed) => findUnknownTemplatePlaceholders(typed).length === 0,
        ({ input }) =>
          text('placeholder_unknown', {
            unknown: findUnknownTemplatePlaceholders(input)[0] ?? '',
            known: allowedPlaceholders,
          }),
      ),
    )
  }
  const createBothOrNeitherCheck = (member: keyof MessageTemplateText) =>
    v.forward(
      v.check(
        (typed: MessageTemplateText) => isEmptyText(typed) || typed[member].trim() !== '',
        missing[member],
      ),
      [member],
    )
  const parts = { subject: createPartSchema('subject'), text: createPartSchema('text') }
  const ownText = v.object({
    subject: v.pipe(requireText(missing.subject), parts.subject),
    text: v.pipe(requireText(missing.text), parts.text),
  })
  const otherText = v.pipe(
    v.object(parts),
    createBothOrNeitherCheck('subject'),
    createBothOrNeitherCheck('text'),
  )
  return v.object({
    name: requireText(text('template_name_required')),
    texts: v.object(
      Object.fromEntries(locales.map((wording) => [wording, wording === own ? ownText : otherText])),
    ),
  })
}
