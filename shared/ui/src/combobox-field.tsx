import type { RegisterOptions } from 'react-hook-form'
import { OptionCombobox } from './combobox/OptionCombobox.tsx'
import type { Option } from './combobox/search.ts'
import { Field, type FieldProps } from './form/Field.tsx'

interface Props extends FieldProps {
  /** All that can be chosen, however many. */
  options: readonly Option[]
  /** The options are still on their way: the list says so, not that nothing was found. */
  pending?: boolean
  placeholder?: string
  rules?: RegisterOptions
}

/**
 * One of very many: the list holds all of them, typing goes to the first that is meant, arrow keys go through it. The
 * form holds the value of what is chosen, or an empty text.
 */
export function ComboboxField({ name, options, pending = false, placeholder, rules, ...props }: Props) {
  return (
    <Field name={name} {...props}>
      {(control) => (
        <OptionCombobox
          control={control}
          name={name}
          options={options}
          pending={pending}
          placeholder={placeholder}
          rules={rules}
        />
      )}
    </Field>
  )
}
