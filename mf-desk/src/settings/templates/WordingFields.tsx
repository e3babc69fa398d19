import { maxTemplateLength } from '@portal/contract/desk/template'

import type { Language, Wording } from '@portal/contract/language'

import { Stack } from '@portal/ui'
import { TextAreaField, TextField, useFormContext } from '@portal/ui/form'
import { useText } from '../../texts.ts'

import type { TemplateValues } from './template-values.ts'

interface Props {
  wording: Wording
  /** Whether it is the tenant's own locale, which every template needs. */
  required: boolean
}

/** Subject and text of a template in one locale: both, or neither if it is not the tenant's own locale. */
export function WordingFields({ wording, required }: Props) {
  const text = useText()
  const { trigger, formState } = useFormContext<TemplateValues>()
  const base = `texts.${wording}` as const
  const lang = wording.slice(0, 2) as Language
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
        onChange={onChange}
      />
      <TextAreaField
        name={`${base}.text`}
        label={text('message')}
        optional={!required}
        rows={7}
        input={{ lang }}
        onChange={onChange}
      />
    </Stack>
  )
}
