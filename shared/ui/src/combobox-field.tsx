import { OptionCombobox } from './combobox/OptionCombobox.tsx'
import type { ComboboxOption } from './combobox/search-options.ts'
import { Field, type FieldProps } from './form/Field.tsx'

interface ComboboxFieldProps extends FieldProps {
  options: readonly ComboboxOption[]
  /** True while options are loading. The list then shows a loading text instead of "no results". */
  pending?: boolean
  placeholder?: string
}

/**
 * A combobox for many options. Typing moves to the first match, and arrow keys move through the list. The form's value
 * is that of the selected option, or empty.
 */
export function ComboboxField({ name, options, pending = false, placeholder, ...props }: ComboboxFieldProps) {
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
