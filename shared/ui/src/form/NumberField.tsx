import { cleanDigits } from '@portal/domain/format/clean-typing'
import { FieldUnit } from './FieldUnit.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

interface NumberFieldProps extends Omit<TextFieldProps, 'clean' | 'before' | 'after'> {
  /** Shown after the number: 'jaar', 'm²'. */
  unit?: string
}

/**
 * A whole number (INPUT-04). The form's value is the digits as text, to keep leading zeros; decimals stay as typed, for
 * a rule to reject.
 */
export function NumberField({ unit, input, ...props }: NumberFieldProps) {
  return (
    <TextField
      clean={cleanDigits}
      after={unit && <FieldUnit>{unit}</FieldUnit>}
      input={{ inputMode: 'numeric', autoComplete: 'off', ...input }}
      {...props}
    />
  )
}
