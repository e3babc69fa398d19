import {
  maxTemplateLength,
  placeholders,
  type TemplateText,
  unknownPlaceholders,
} from '@portal/contract/desk/template'
import type { Language, Wording } from '@portal/contract/language'
import { Stack } from '@portal/ui'
import { TextAreaField, TextField, useFormContext } from '@portal/ui/form'
import { useText } from '../../texts.ts'
import { isEmpty, type TemplateValues } from './template-values.ts'

/** Available placeholders, as written. */
const known = placeholders.map((name) => `{${name}}`).join(', ')

interface Props {
  wording: Wording
  /** Whether it is the tenant's own locale, which every template needs. */
  required: boolean
}

/** Subject and text of a template in one locale: both, or neither if it is not the tenant's own locale. */
export function WordingFields({ wording, required }: Props) {
  const text = useText()
  const { getValues, trigger, formState } = useFormContext<TemplateValues>()
  const base = `texts.${wording}` as const
  const lang = wording.slice(0, 2) as Language
  const check = (member: keyof TemplateText) => (typed: string) => {
    const wanted = required || !isEmpty(getValues(base))
    if (wanted && typed.trim() === '') return text(`${member === 'text' ? 'message' : 'subject'}_required`)
    if (typed.length > maxTemplateLength[member])
      return text('message_long', { most: maxTemplateLength[member] })
    const [unknown] = unknownPlaceholders(typed)
    return unknown === undefined || text('placeholder_unknown', { unknown, known })
  }
  /** Whether one of the two is required depends on the other. */
  const onChange = () => {
    if (formState.isSubmitted) void trigger([`${base}.subject`, `${base}.text`])
  }
  return (
    <Stack gap="4">
      <TextField
        name={`${base}.subject`}
        label={text('subject')}
        optional={!required}
        input={{ maxLength: maxTemplateLength.subject, lang, autoComplete: 'off' }}
        rules={{ validate: check('subject'), onChange }}
      />
      <TextAreaField
        name={`${base}.text`}
        label={text('message')}
        optional={!required}
        rows={7}
        input={{ lang }}
        rules={{ validate: check('text'), onChange }}
      />
    </Stack>
  )
}
