import { cleanPhone } from '@portal/domain/format/typing'
import { TextField } from '@portal/ui/form'
import { useText } from '../texts.ts'

/** A mobile number (EDIT-14, PERSONALIA-07): a pasted one loses its country and spaces. */
export function MobileField({ name }: { name: string }) {
  const text = useText()
  return (
    <TextField
      name={name}
      label={text('mobile')}
      optional
      clean={cleanPhone}
      input={{ type: 'tel', autoComplete: 'tel', fontVariantNumeric: 'tabular-nums' }}
    />
  )
}
