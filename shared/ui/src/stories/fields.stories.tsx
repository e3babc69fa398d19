import type { ReactNode } from 'react'
import * as v from 'valibot'
import * as combobox from '../combobox-field.tsx'
import * as date from '../date-field.tsx'
import * as own from '../form/Field.tsx'
import * as form from '../form.tsx'
import * as ui from '../index.ts'
import * as select from '../select-field.tsx'

export default { title: 'Design system/Fields' }

const exampleOptions = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }))
const manyOptions = Array.from({ length: 1200 }, (_, index) => ({
  value: `${index}`,
  label: `Choice ${index + 1}`,
}))
const requiredTextSchema = v.pipe(v.string(), v.nonEmpty('Fill in this field'))
const initialValues = {
  money: 48_300,
  percent: 3.85,
  number: '20',
  date: '2041-03-01',
  choice: '',
  checked: true,
  text: '',
}

/** A form with a submit button. Submitting the empty form shows the errors. */
function FieldForm({ children }: { children: ReactNode }) {
  const fields = form.useForm({
    schema: v.object({ text: requiredTextSchema, choice: requiredTextSchema }),
    defaultValues: initialValues,
  })
  return (
    <form.Form form={fields} onSubmit={() => {}}>
      {children}
      <ui.Button type="submit" justifySelf="start">
        Send
      </ui.Button>
    </form.Form>
  )
}

export const Form = () => (
  <FieldForm>
    <form.TextField name="text" label="Text" />
    <form.MoneyField name="money" label="Amount" />
  </FieldForm>
)

export const CheckField = () => (
  <FieldForm>
    <form.CheckField name="checked" label="I agree" hint="A hint" />
  </FieldForm>
)

export const ChoiceField = () => (
  <FieldForm>
    <form.ChoiceField name="choice" label="Choice" hint="A hint" options={exampleOptions} />
  </FieldForm>
)

export const CodeField = () => (
  <FieldForm>
    <form.CodeField name="code" label="Code" optional />
  </FieldForm>
)

export const ComboboxField = () => (
  <FieldForm>
    <combobox.ComboboxField name="one-of-many" label="One of many" options={manyOptions} optional />
  </FieldForm>
)

export const DateField = () => (
  <FieldForm>
    <date.DateField name="date" label="Date" invalid="Not a date" />
  </FieldForm>
)

export const Field = () => (
  <FieldForm>
    <own.Field name="own" label="Own control" hint="A hint">
      {(control) => <input {...control} />}
    </own.Field>
  </FieldForm>
)

export const MoneyField = () => (
  <FieldForm>
    <form.MoneyField name="money" label="Amount" />
  </FieldForm>
)

export const NumberField = () => (
  <FieldForm>
    <form.NumberField name="number" label="Number" unit="m²" />
  </FieldForm>
)

export const PasswordField = () => (
  <FieldForm>
    <form.PasswordField name="password" label="Password" autoComplete="new-password" optional />
  </FieldForm>
)

export const PercentField = () => (
  <FieldForm>
    <form.PercentField name="percent" label="Percentage" />
  </FieldForm>
)

export const PostcodeField = () => (
  <FieldForm>
    <form.PostcodeField name="postcode" label="Postcode" />
  </FieldForm>
)

export const SelectField = () => (
  <FieldForm>
    <select.SelectField name="choice" label="Choice" options={exampleOptions} />
  </FieldForm>
)

export const StaticField = () => <form.StaticField label="Fixed">What cannot be changed</form.StaticField>

export const TextAreaField = () => (
  <FieldForm>
    <form.TextAreaField name="text" label="Message" hint="A hint" />
  </FieldForm>
)

export const TextField = () => (
  <FieldForm>
    <form.TextField name="text" label="Text" hint="A hint" />
    <form.TextField name="fixed" label="Read only" input={{ readOnly: true, defaultValue: 'anna' }} />
  </FieldForm>
)
