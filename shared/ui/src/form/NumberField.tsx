import { cleanDigits } from '@portal/domain/format/typing'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { Unit } from './Unit.tsx'

interface Props extends Omit<TextFieldProps, 'clean' | 'before' | 'after'> {
  /** Behind the number: 'jaar', 'm²'. */
  unit?: string
}

/** A whole number (INPUT-04). The form holds its digits as text, so that a leading zero stays; one with decimals it holds as typed, for a rule to refuse. */
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
