import { cleanDigits } from '@portal/domain/format/typing'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { Unit } from './Unit.tsx'

interface Props extends Omit<TextFieldProps, 'clean' | 'before' | 'after'> {
  /** After the number: 'jaar', 'm²'. */
  unit?: string
}

/**
 * A whole number (INPUT-04). The form's value is the digits as text, to keep leading zeros; decimals stay as typed, for
 * a rule to reject.
 */
export function NumberField({ unit, input, ...props }: Props) {
  return (
    <TextField
      clean={cleanDigits}
      after={unit && <Unit>{unit}</Unit>}
      input={{ inputMode: 'numeric', autoComplete: 'off', ...input }}
      {...props}
    />
  )
}
