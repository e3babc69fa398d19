import { cleanTypedPhone, normalizePhone } from '@portal/domain/format/clean-typed-text'
import { Grid } from '@portal/ui'
import { TextField, useFormContext } from '@portal/ui/form'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'

/** Grid that places fields side by side if they fit. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Grid gap="6" gridTemplateColumns="repeat(auto-fill, minmax(min(280px, 100%), 1fr))">
      {children}
    </Grid>
  )
}

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
