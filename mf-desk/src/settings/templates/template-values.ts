import type { MessageTemplate, TemplateForm, TemplateText } from '@portal/contract/desk/template'
import { type Wording, wordings } from '@portal/contract/language'

/** What a form for a template holds: every wording, empty where there is none. */
export interface TemplateValues {
  name: string
  texts: Record<Wording, TemplateText>
}

/** Whether nothing is typed for a wording. */
export const isEmpty = ({ subject, text }: TemplateText): boolean =>
  subject.trim() === '' && text.trim() === ''

/** What the form begins with: a template, or nothing for a new one. */
export function valuesOf(template: Pick<MessageTemplate, 'name' | 'texts'> | null): TemplateValues {
  return {
    name: template?.name ?? '',
    texts: Object.fromEntries(
      wordings.map((wording) => [wording, template?.texts[wording] ?? { subject: '', text: '' }]),
    ) as TemplateValues['texts'],
  }
}

/** What is sent of it: the wordings that something is typed for. */
export const formOf = ({ name, texts }: TemplateValues): TemplateForm => ({
  name: name.trim(),
  texts: Object.fromEntries(
    wordings.flatMap((wording) => {
      const { subject, text } = texts[wording]
      return isEmpty(texts[wording]) ? [] : [[wording, { subject: subject.trim(), text }] as const]
    }),
  ),
})

/** The wordings in the order in which a firm fills them in: its own first. */
export const orderedFor = (own: Wording): Wording[] => [own, ...wordings.filter((one) => one !== own)]
