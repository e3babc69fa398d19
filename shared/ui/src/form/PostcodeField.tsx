import { cleanPostcode, postcodeOf } from '@portal/domain/format/typing'
import { useFormContext } from 'react-hook-form'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** A Dutch postcode (INPUT-05); blur formats it with its space. */
export function PostcodeField({ name, input, ...props }: Omit<TextFieldProps, 'clean' | 'before' | 'after'>) {
  const { setValue, getValues } = useFormContext()
  const tidy = () => {
    const postcode = postcodeOf(String(getValues(name) ?? ''))
    if (postcode) setValue(name, postcode)
  }
  return (
    <TextField
      name={name}
      clean={cleanPostcode}
      onBlur={tidy}
      input={{ autoComplete: 'postal-code', autoCapitalize: 'characters', maxLength: 20, ...input }}
      {...props}
    />
  )
}
