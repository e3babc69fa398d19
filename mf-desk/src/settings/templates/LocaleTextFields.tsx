import { maxMessageTemplateLengths } from '@portal/contract/desk/message-template'

import type { Language, Locale } from '@portal/contract/language'

import { Stack } from '@portal/ui'
import { TextAreaField, TextField, useFormContext } from '@portal/ui/form'
import { useText } from '../../texts.ts'

import type { TemplateValues } from './template-values.ts'

interface LocaleTextFieldsProps {
  locale: Locale
  /** Whether both fields are required: true for the tenant's own locale, which every template needs. */
  required: boolean
}

/**
 * Fields for subject and text of a template in one locale. Both are required in the tenant's own locale; in another
 * locale both must be filled in, or neither.
 */
export function LocaleTextFields({ locale, required }: LocaleTextFieldsProps) {
  const text = useText()
  const { trigger, formState } = useFormContext<TemplateValues>()
  const base = `texts.${locale}` as const
  const lang = locale.slice(0, 2) as Language
  /** Revalidates both fields, because whether one is required depends on the other. */
  const revalidateBothFields = () => {
    if (formState.isSubmitted) void trigger([`${base}.subject`, `${base}.text`])
  }
  return (
    <Stack gap="4">
      <TextField
        name={`${base}.subject`}
        label={text('subject')}
        optional={!required}
        input={{ maxLength: maxMessageTemplateLengths.subject, lang, autoComplete: 'off' }}
        onChange={revalidateBothFields}
      />
      <TextAreaField
        name={`${base}.text`}
        label={text('message')}
        optional={!required}
        rows={7}
        input={{ lang }}
        onChange={revalidateBothFields}
      />
    </Stack>
  )
}
