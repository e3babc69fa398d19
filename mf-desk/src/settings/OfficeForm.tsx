import { postTenantProfile, type TenantSettings } from '@portal/contract/desk/settings'
import * as v from '@portal/contract/schema'
import { useWrite } from '@portal/remote-kit'
import { blankOr, requiredText, textThat } from '@portal/remote-kit/form-schema'
import { Card, Grid, Section } from '@portal/ui'
import { Form, TextField, useForm } from '@portal/ui/form'
import { useProblem } from '../shared/use-problem.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { EmailField, isEmail } from './EmailField.tsx'
import { HoursFields } from './HoursFields.tsx'
import { areHours, type OfficeValues, officeForm, officeValues } from './hours.ts'
import { SaveButton } from './SaveButton.tsx'

const pair = { base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }

/** Address, contact data and opening hours of an office. */
export function OfficeForm({ office }: { office: TenantSettings['offices'][number] }) {
  const text = useText()
  const tenant = useTenantCode()
  const form = useForm<OfficeValues>({
    schema: v.object({
      name: requiredText(text('office_name_required')),
      email: textThat(blankOr(isEmail), text('email_invalid')),
      hours: v.array(
        v.pipe(
          v.object({ from: v.string(), to: v.string() }),
          v.forward(v.partialCheck([['from'], ['to']], areHours, text('hours_invalid')), ['from']),
        ),
      ),
    }),
    values: officeValues(office),
    resetOptions: { keepDirtyValues: true },
  })
  const write = useWrite(postTenantProfile, { refreshes: ['DESK_SETTINGS', 'TENANT'] })
  const problem = useProblem()(write.error)
  const send = async (typed: OfficeValues) => {
    const body = { office: officeForm(office.id, typed) }
    await write
      .mutateAsync({ params: { tenant }, body })
      .then(() => form.reset(typed, { keepValues: true }))
      .catch(() => {})
  }
  return (
    <Card>
      <Section title={office.name}>
        <Form form={form} onSubmit={send} problem={problem}>
          <TextField
            name="name"
            label={text('office_name')}
            input={{ maxLength: 100, autoComplete: 'off' }}
          />
          <Grid gridTemplateColumns={pair} gap="6">
            {(['street_name', 'number', 'postcode', 'city', 'phone'] as const).map((name) => (
              <TextField
                key={name}
                name={name}
                label={text(`office_${name}`)}
                optional
                input={{
                  maxLength: name === 'postcode' ? 10 : 20 + (name === 'number' ? 0 : 80),
                  autoComplete: 'off',
                }}
              />
            ))}
            <EmailField name="email" label={text('email')} optional />
          </Grid>
          <HoursFields />
          <SaveButton busy={write.isPending} saved={write.isSuccess} />
        </Form>
      </Section>
    </Card>
  )
}
