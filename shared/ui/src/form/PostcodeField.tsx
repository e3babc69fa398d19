import { cleanPostcode, postcodeOf } from '@portal/domain/format/typing'
import { useFormContext } from 'react-hook-form'
import { TextField, type TextFieldProps } from './TextField.tsx'

interface Props extends Omit<TextFieldProps, 'clean' | 'before' | 'after'> {
  /** Message for an invalid postcode. */
  invalid: string
}

/** A Dutch postcode (INPUT-05); blur formats it with its space. */
export function PostcodeField({ name, invalid, rules, input, ...props }: Props) {
  const { setValue, getValues } = useFormContext()
  const tidy = () => {
    const postcode = postcodeOf(String(getValues(name) ?? ''))
    if (postcode) setValue(name, postcode)
  }
  return (
    <TextField
      name={name}
      clean={cleanPostcode}
      rules={{
        validate: (value: string) => !value || postcodeOf(value) !== null || invalid,
        onBlur: tidy,
        ...rules,
      }}
      input={{ autoComplete: 'postal-code', autoCapitalize: 'characters', maxLength: 20, ...input }}
      {...props}
    />
  )
}
