import { saveTenantProfile, type TenantSettings } from '@portal/contract/desk/tenant-settings'
import * as v from '@portal/contract/valibot'
import { allowBlank, matchText, requireText } from '@portal/remote-kit/form-schema'
import { Card, chakra, Grid, Section, Text } from '@portal/ui'
import { Form, TextField, useForm } from '@portal/ui/form'
import { useDeskWrite } from '../shared/use-desk-write.ts'
import { useText } from '../texts.ts'
import { EmailField, isEmailAddress } from './EmailField.tsx'
import {
  areValidDayHours,
  type OfficeValues,
  toOfficeRequest,
  toOfficeValues,
  weekdayNumbers,
} from './office-values.ts'
import { SaveButton } from './SaveButton.tsx'

const weekdayLegendCss = { fontWeight: 600, mb: '2' }
const weekdayColumnsCss = 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))'
const timeColumnsCss = 'minmax(0,1fr) minmax(0,1fr)'

/** Opening hours of an office by day; a day without times is closed. */
function OpeningHoursFields() {
  const text = useText()
  return (
    <chakra.fieldset display="grid" gap="3">
      <chakra.legend css={weekdayLegendCss}>{text('hours')}</chakra.legend>
      <Text textStyle="meta" color="ink2">
        {text('hours_hint')}
      </Text>
      <Grid gridTemplateColumns={weekdayColumnsCss} columnGap="6" rowGap="4">
        {weekdayNumbers.map((day) => {
          const path = `hours.${day - 1}` as const
          return (
            <Grid key={day} gridTemplateColumns={timeColumnsCss} gap="3">
              <TextField
                name={`${path}.from`}
                label={text('hours_from', { day: text(`day_${day}`) })}
                input={{ type: 'time' }}
              />
              <TextField
                name={`${path}.to`}
                label={text('hours_to', { day: text(`day_${day}`) })}
                input={{ type: 'time' }}
              />
            </Grid>
          )
        })}
      </Grid>
    </chakra.fieldset>
  )
}

const twoColumnsCss = { base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }

export function OfficeForm({ office }: { office: TenantSettings['offices'][number] }) {
  const text = useText()
  const form = useForm<OfficeValues>({
    schema: v.object({
      name: requireText(text('office_name_required')),
      email: matchText(allowBlank(isEmailAddress), text('email_invalid')),
      hours: v.array(
        v.pipe(
          v.object({ from: v.string(), to: v.string() }),
          v.forward(v.partialCheck([['from'], ['to']], areValidDayHours, text('hours_invalid')), ['from']),
        ),
      ),
    }),
    values: toOfficeValues(office),
    resetOptions: { keepDirtyValues: true },
  })
  const write = useDeskWrite(saveTenantProfile, { refreshes: ['TENANT'] })
  const submitOffice = async (typed: OfficeValues) => {
    const body = { office: toOfficeRequest(office.id, typed) }
    if (await write.submit({ body })) form.reset(typed, { keepValues: true })
  }
  return (
    <Card>
      <Section title={office.name}>
        <Form form={form} onSubmit={submitOffice} problem={write.errorText}>
          <TextField
            name="name"
            label={text('office_name')}
            input={{ maxLength: 100, autoComplete: 'off' }}
          />
          <Grid gridTemplateColumns={twoColumnsCss} gap="6">
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
          <OpeningHoursFields />
          <SaveButton busy={write.isPending} saved={write.isSuccess} />
        </Form>
      </Section>
    </Card>
  )
}
