import { cleanPostcode, parsePostcode } from '@portal/domain/format/clean-typed-text'
import { useFormContext } from 'react-hook-form'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Field for a Dutch postcode (INPUT-05). Leaving the field adds the space. */
export function PostcodeField({ name, input, ...props }: Omit<TextFieldProps, 'clean' | 'before' | 'after'>) {
  const { setValue, getValues } = useFormContext()
  const formatPostcodeOnBlur = () => {
    const postcode = parsePostcode(String(getValues(name) ?? ''))
    if (postcode) setValue(name, postcode)
  }
  return (
    <TextField
      name={name}
      clean={cleanPostcode}
      onBlur={formatPostcodeOnBlur}
      input={{ autoComplete: 'postal-code', autoCapitalize: 'characters', maxLength: 20, ...input }}
      {...props}
    />
  )
}
