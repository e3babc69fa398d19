import type { MessageTemplate, TemplateForm, TemplateText } from '@portal/contract/desk/template'
import { type Wording, wordings } from '@portal/contract/language'

/** Values of a template form: every locale, empty if absent. */
export interface TemplateValues {
  name: string
  texts: Record<Wording, TemplateText>
}

/** Whether nothing is typed for a locale. */
export const isEmpty = ({ subject, text }: TemplateText): boolean =>
  subject.trim() === '' && text.trim() === ''

/** Initial values: of a template, or empty for a new one. */
export function valuesOf(template: Pick<MessageTemplate, 'name' | 'texts'> | null): TemplateValues {
  return {
    name: template?.name ?? '',
    texts: Object.fromEntries(
      wordings.map((wording) => [wording, template?.texts[wording] ?? { subject: '', text: '' }]),
    ) as TemplateValues['texts'],
  }
}

/** Request of a template: locales with a text. */
export const formOf = ({ name, texts }: TemplateValues): TemplateForm => ({
  name: name.trim(),
  texts: Object.fromEntries(
    wordings.flatMap((wording) => {
      const { subject, text } = texts[wording]
      return isEmpty(texts[wording]) ? [] : [[wording, { subject: subject.trim(), text }] as const]
    }),
  ),
})

/** Locales in form order: the tenant's own first. */
export const orderedFor = (own: Wording): Wording[] => [own, ...wordings.filter((one) => one !== own)]
