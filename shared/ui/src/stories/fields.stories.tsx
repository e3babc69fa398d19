import type { ReactNode } from 'react'
import * as v from 'valibot'
import * as combobox from '../combobox-field.tsx'
import * as date from '../date-field.tsx'
import * as file from '../file-field.tsx'
import * as form from '../form.tsx'
import * as ui from '../index.ts'
import * as select from '../select-field.tsx'

export default { title: 'Design system/Fields' }

const options = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }))
const many = Array.from({ length: 1200 }, (_, index) => ({ value: `${index}`, label: `Choice ${index + 1}` }))
const required = v.pipe(v.string(), v.nonEmpty('Fill in this field'))
const values = {
  money: 48_300,
  percent: 3.85,
  number: '20',
  date: '2041-03-01',
  choice: '',
  checked: true,
  text: '',
}

/** A form with a submit button: submitting it empty shows the errors. */
function Sent({ children }: { children: ReactNode }) {
  const fields = form.useForm({
    schema: v.object({ text: required, choice: required }),
    defaultValues: values,
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
  <Sent>
    <form.TextField name="text" label="Text" />
    <form.MoneyField name="money" label="Amount" />
  </Sent>
)

export const CheckField = () => (
  <Sent>
    <form.CheckField name="checked" label="I agree" hint="A hint" />
  </Sent>
)

export const ChoiceField = () => (
  <Sent>
    <form.ChoiceField name="choice" label="Choice" hint="A hint" options={options} />
  </Sent>
)

export const CodeField = () => (
  <Sent>
    <form.CodeField name="code" label="Code" optional />
  </Sent>
)

export const ComboboxField = () => (
  <Sent>
    <combobox.ComboboxField name="one-of-many" label="One of many" options={many} optional />
  </Sent>
)

export const DateField = () => (
  <Sent>
    <date.DateField name="date" label="Date" invalid="Not a date" />
  </Sent>
)

export const FileField = () => (
  <Sent>
    <file.FileField name="file" label="File" prompt="Drop a file" optional />
  </Sent>
)

export const TenantFileField = () => (
  <Sent>
    <file.TenantFileField name="file" label="File of the firm" prompt="Drop a file" optional />
  </Sent>
)

export const MoneyField = () => (
  <Sent>
    <form.MoneyField name="money" label="Amount" />
  </Sent>
)

export const NumberField = () => (
  <Sent>
    <form.NumberField name="number" label="Number" unit="m²" />
  </Sent>
)

export const PasswordField = () => (
  <Sent>
    <form.PasswordField name="password" label="Password" autoComplete="new-password" optional />
  </Sent>
)

export const PercentField = () => (
  <Sent>
    <form.PercentField name="percent" label="Percentage" />
  </Sent>
)

export const PostcodeField = () => (
  <Sent>
    <form.PostcodeField name="postcode" label="Postcode" />
  </Sent>
)

export const SelectField = () => (
  <Sent>
    <select.SelectField name="choice" label="Choice" options={options} />
  </Sent>
)

export const StaticField = () => <form.StaticField label="Fixed">What cannot be changed</form.StaticField>

export const TextAreaField = () => (
  <Sent>
    <form.TextAreaField name="text" label="Message" hint="A hint" />
  </Sent>
)

export const TextField = () => (
  <Sent>
    <form.TextField name="text" label="Text" hint="A hint" />
    <form.TextField name="fixed" label="Read only" input={{ readOnly: true, defaultValue: 'anna' }} />
  </Sent>
)
