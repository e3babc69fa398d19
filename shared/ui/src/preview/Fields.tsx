import { Grid } from '@chakra-ui/react'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { ComboboxField } from '../combobox-field.tsx'
import { DateField } from '../date-field.tsx'
import { FileField } from '../file-field.tsx'
import { CodeField } from '../form/CodeField.tsx'
import { Form } from '../form/Form.tsx'
import { MoneyField } from '../form/MoneyField.tsx'
import { NumberField } from '../form/NumberField.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { PercentField } from '../form/PercentField.tsx'
import { PostcodeField } from '../form/PostcodeField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useForm } from '../form/use-form.ts'
import { Section } from '../page/Section.tsx'
import { SelectField } from '../select-field.tsx'

const options = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }))
const many = Array.from({ length: 1200 }, (_, index) => ({ value: `${index}`, label: `Choice ${index + 1}` }))
const rules = { required: 'Fill in this field' }

/** Every field in a form; sending it empty shows the mistakes. */
export function Fields() {
  const form = useForm({ defaultValues: { money: 48_300, percent: 3.85, number: '20', date: '2041-03-01' } })
  return (
    <Section title="Fields">
      <Card>
        <Form form={form} onSubmit={() => {}}>
          <Grid gap="5" templateColumns={{ base: 'minmax(0,1fr)', lg: 'repeat(3, minmax(0,1fr))' }}>
            <TextField name="text" label="Text" hint="A hint" rules={rules} />
            <TextField name="fixed" label="Read only" input={{ readOnly: true, defaultValue: 'anna' }} />
            <MoneyField name="money" label="Amount" />
            <PercentField name="percent" label="Percentage" />
            <NumberField name="number" label="Number" unit="m²" />
            <PostcodeField name="postcode" label="Postcode" invalid="Not a postcode" />
            <DateField name="date" label="Date" invalid="Not a date" />
            <SelectField name="choice" label="Choice" options={options} rules={rules} />
            <ComboboxField name="one-of-many" label="One of many" options={many} optional />
            <PasswordField name="password" label="Password" autoComplete="new-password" optional />
            <CodeField name="code" label="Code" optional />
          </Grid>
          <FileField name="file" label="File" prompt="Drop a file" optional />
          <Button type="submit" justifySelf="start">
            Send
          </Button>
        </Form>
      </Card>
    </Section>
  )
}
