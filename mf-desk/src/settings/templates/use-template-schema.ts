import {
  maxTemplateLength,
  placeholders,
  type TemplateText,
  unknownPlaceholders,
} from '@portal/contract/desk/template'
import { type Wording, wordings } from '@portal/contract/language'
import * as v from '@portal/contract/schema'
import { requiredText } from '@portal/remote-kit/form-schema'
import { useText } from '../../texts.ts'
import { isEmpty } from './template-values.ts'

/** What can be filled in, as it is written. */
const known = placeholders.map((name) => `{${name}}`).join(', ')

/** A template: subject and text in the tenant's own wording, and both or neither in each other one. */
export function useTemplateSchema(own: Wording) {
  const text = useText()
  const missing = { subject: text('subject_required'), text: text('message_required') }
  const part = (member: keyof TemplateText) => {
    const most = maxTemplateLength[member]
    return v.pipe(
      v.string(),
      v.maxLength(most, text('message_long', { most })),
      v.check(
        (typed) => unknownPlaceholders(typed).length === 0,
        ({ input }) => text('placeholder_unknown', { unknown: unknownPlaceholders(input)[0] ?? '', known }),
      ),
    )
  }
  const both = (member: keyof TemplateText) =>
    v.forward(
      v.check((typed: TemplateText) => isEmpty(typed) || typed[member].trim() !== '', missing[member]),
      [member],
    )
  const parts = { subject: part('subject'), text: part('text') }
  const ownText = v.object({
    subject: v.pipe(requiredText(missing.subject), parts.subject),
    text: v.pipe(requiredText(missing.text), parts.text),
  })
  const otherText = v.pipe(v.object(parts), both('subject'), both('text'))
  return v.object({
    name: requiredText(text('template_name_required')),
    texts: v.object(
      Object.fromEntries(wordings.map((wording) => [wording, wording === own ? ownText : otherText])),
    ),
  })
}
