import { useWidget } from '../context.ts'
import { Form } from '../form/Form.tsx'
import { ChoiceField, DateField, DecimalField, SelectField } from '../form/fields.tsx'
import { labelNames } from '../labels.ts'
import { Calculate, Group, Pair, Sides } from '../layout.tsx'
import { Outcome } from '../outcome/Outcome.tsx'
import { useCalculation } from '../use-calculation.ts'
import { maximumCalculation } from './calculation.ts'
import { periods } from './input.ts'
import { MaximumFigures } from './MaximumFigures.tsx'

/** How much can be borrowed: a form and its outcome (MAXMORT-01). */
export function MaximumMortgage() {
  const { text } = useWidget()
  const { form, attempts, calculate, progress } = useCalculation(maximumCalculation)
  const together = form.values.together === 'yes'
  return (
    <Sides>
      <Outcome progress={progress} onRetry={calculate}>
        {(maximum) => <MaximumFigures maximum={maximum} stale={progress.stale} answers={progress.answers} />}
      </Outcome>
      <Form form={form} attempts={attempts} onSubmit={calculate}>
        <Group title={text('group_you')} hint={text('group_income_hint')}>
          <ChoiceField
            name="together"
            label={text('together')}
            options={[
              ['no', text('together_no')],
              ['yes', text('together_yes')],
            ]}
          />
          <Person prefix="" />
        </Group>
        {together && (
          <Group title={text('group_partner')} hint={text('group_income_hint')}>
            <Person prefix="partner_" />
          </Group>
        )}
        <Group title={text('group_obligations')} hint={text('group_obligations_hint')}>
          <DecimalField name="credit" label={text('credit')} hint={text('credit_hint')} unit="€" />
          <Pair>
            <DecimalField name="study" label={text('study')} unit="€" />
            <DecimalField name="alimony" label={text('alimony')} unit="€" />
          </Pair>
        </Group>
        <Group title={text('group_home')} hint={text('group_home_hint')}>
          <Pair>
            <DecimalField name="value" label={text('value')} hint={text('value_hint')} unit="€" />
            <SelectField
              name="label"
              label={text('label')}
              hint={text('label_hint')}
              options={[['', text('label_unknown')], ...labelNames]}
            />
          </Pair>
          <Pair>
            <DecimalField name="rate" label={text('rate')} hint={text('rate_hint')} unit="%" />
            <SelectField
              name="period"
              label={text('period')}
              options={periods.map((months) => [
                String(months),
                text(months === 12 ? 'one_year' : 'years', { count: months / 12 }),
              ])}
            />
          </Pair>
        </Group>
        <Calculate progress={progress} />
      </Form>
    </Sides>
  )
}

/** Birth and income of one person. */
function Person({ prefix }: { prefix: '' | 'partner_' }) {
  const { text } = useWidget()
  return (
    <>
      <DateField name={`${prefix}birth`} label={text('birth')} />
      <Pair>
        <DecimalField name={`${prefix}salary`} label={text('salary')} hint={text('salary_hint')} unit="€" />
        <DecimalField
          name={`${prefix}pension`}
          label={text('pension')}
          hint={text('pension_hint')}
          unit="€"
        />
      </Pair>
    </>
  )
}
