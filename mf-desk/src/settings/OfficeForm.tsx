import { postTenantProfile, type TenantSettings } from '@portal/contract/desk/settings'
import { useWrite } from '@portal/remote-kit'
import { Card, Grid, Section } from '@portal/ui'
import { Form, TextField, useForm } from '@portal/ui/form'
import { useProblem } from '../shared/use-problem.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { EmailField } from './EmailField.tsx'
import { HoursFields } from './HoursFields.tsx'
import { type OfficeValues, officeForm, officeValues } from './hours.ts'
import { SaveButton } from './SaveButton.tsx'

const pair = { base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }

/** Address, contact data and opening hours of an office. */
export function OfficeForm({ office }: { office: TenantSettings['offices'][number] }) {
  const text = useText()
  const tenant = useTenantCode()
  const form = useForm<OfficeValues>({
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
            rules={{ validate: (typed: string) => typed.trim() !== '' || text('office_name_required') }}
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
