import { cleanDigits } from '@portal/domain/format/clean-typed-text'
import { FieldUnit } from './FieldUnit.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

interface NumberFieldProps extends Omit<TextFieldProps, 'clean' | 'before' | 'after'> {
  /** Unit after the number, such as 'jaar' or 'm²'. */
  unit?: string
}

/**
 * Field for a whole number (INPUT-04). The form's value is text, which keeps leading zeros. Typed decimals also stay,
 * so that the schema can reject them.
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
