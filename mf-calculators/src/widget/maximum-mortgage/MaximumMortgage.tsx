import { useWidget } from '../context.ts'
import { Form } from '../form/Form.tsx'
import { ChoiceField, DateField, DecimalField, SelectField } from '../form/fields.tsx'
import { labelNames } from '../labels.ts'
import { Calculate, Group, Pair, Sides } from '../layout.tsx'
import { Outcome } from '../outcome/Outcome.tsx'
import { useCalculation } from '../use-calculation.ts'
import { maximumCalculation } from './calculation.ts'
import { periods, terms } from './input.ts'
import { MaximumFigures } from './MaximumFigures.tsx'

/** Maximum mortgage widget: a form and its result (MAXMORT-01). */
export function MaximumMortgage() {
  const { text } = useWidget()
  const { form, attempts, calculate, progress } = useCalculation(maximumCalculation)
  const together = form.values.together === 'yes'
  return (
    <Sides>
      <Outcome progress={progress} onRetry={calculate}>
        {(maximum) => <MaximumFigures maximum={maximum} progress={progress} />}
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
          <Pair>
            <DecimalField name="lease" label={text('lease')} unit="€" />
            <DecimalField
              name="other_homes"
              label={text('other_homes')}
              hint={text('other_homes_hint')}
              unit="€"
            />
          </Pair>
          <Pair>
            <DecimalField name="bridging" label={text('bridging')} hint={text('bridging_hint')} unit="€" />
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
          <Pair>
            <SelectField
              name="years"
              label={text('loan_years')}
              options={terms.map((count) => [String(count), text('years', { count })])}
            />
            <DecimalField
              name="ground_rent"
              label={text('ground_rent')}
              hint={text('ground_rent_hint')}
              unit="€"
            />
          </Pair>
        </Group>
        <Calculate progress={progress} />
      </Form>
    </Sides>
  )
}

/** Birth date and income of a person; for a business the last three years. */
function Person({ prefix }: { prefix: '' | 'partner_' }) {
  const { text, today } = useWidget()
  const year = Number(today.slice(0, 4))
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
      <DecimalField name={`${prefix}alimony_in`} label={text('alimony_in')} unit="€" />
      <p className="soft">{text('profit_intro')}</p>
      <Pair>
        {([1, 2, 3] as const).map((place) => (
          <DecimalField
            key={place}
            name={`${prefix}profit_${place}`}
            label={text('profit_of', { year: year - 4 + place })}
            unit="€"
          />
        ))}
      </Pair>
    </>
  )
}
