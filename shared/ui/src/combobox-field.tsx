import { OptionCombobox } from './combobox/OptionCombobox.tsx'
import type { Option } from './combobox/search.ts'
import { Field, type FieldProps } from './form/Field.tsx'

interface Props extends FieldProps {
  /** All options, however many. */
  options: readonly Option[]
  /** Options are still loading: the list says so instead of showing no results. */
  pending?: boolean
  placeholder?: string
}

/**
 * A combobox for many options: typing moves to the first match, arrow keys move through the list. The form's value is
 * that of the selected option, or empty.
 */
export function ComboboxField({ name, options, pending = false, placeholder, ...props }: Props) {
  return (
    <Field name={name} {...props}>
      {(control) => (
        <OptionCombobox
          control={control}
          name={name}
          options={options}
          pending={pending}
          placeholder={placeholder}
        />
      )}
    </Field>
  )
}
