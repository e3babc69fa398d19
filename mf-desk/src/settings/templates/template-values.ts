import type {
  MessageTemplate,
  MessageTemplateForm,
  MessageTemplateText,
} from '@portal/contract/desk/message-template'
import { type Locale, locales } from '@portal/contract/language'

/** Values of a template form: every locale, empty if absent. */
export interface TemplateValues {
  name: string
  texts: Record<Locale, MessageTemplateText>
}

/** Whether a locale has neither subject nor text. */
export const isEmptyText = ({ subject, text }: MessageTemplateText): boolean =>
  subject.trim() === '' && text.trim() === ''

/** Converts a template to form values; null gives the empty values of a new template. */
export function toTemplateValues(template: Pick<MessageTemplate, 'name' | 'texts'> | null): TemplateValues {
  return {
    name: template?.name ?? '',
    texts: Object.fromEntries(
      locales.map((wording) => [wording, template?.texts[wording] ?? { subject: '', text: '' }]),
    ) as TemplateValues['texts'],
  }
}

/** Converts form values to the request body; omits locales without text. */
export const toTemplateRequest = ({ name, texts }: TemplateValues): MessageTemplateForm => ({
  name: name.trim(),
  texts: Object.fromEntries(
    locales.flatMap((wording) => {
      const { subject, text } = texts[wording]
      return isEmptyText(texts[wording]) ? [] : [[wording, { subject: subject.trim(), text }] as const]
    }),
  ),
})

/** Orders the locales of the form: the tenant's own comes first. */
export const orderLocales = (own: Locale): Locale[] => [own, ...locales.filter((one) => one !== own)]
