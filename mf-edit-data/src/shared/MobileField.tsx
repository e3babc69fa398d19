import { cleanTypedPhone, normalizePhone } from '@portal/domain/format/clean-typed-text'
import { TextField, useFormContext } from '@portal/ui/form'
import { useText } from '../texts.ts'

/** Mobile phone number field (EDIT-14, PERSONALIA-07); formats the number on blur. */
export function MobileField({ name }: { name: string }) {
  const text = useText()
  const { getValues, setValue } = useFormContext()
  return (
    <TextField
      name={name}
      label={text('mobile')}
      optional
      clean={cleanTypedPhone}
      onBlur={() => setValue(name, normalizePhone(String(getValues(name) ?? '')))}
      input={{ type: 'tel', autoComplete: 'tel', fontVariantNumeric: 'tabular-nums' }}
    />
  )
}
