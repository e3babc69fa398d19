import { energyLabelNames } from '../energy-labels.ts'
import { WidgetForm } from '../form/WidgetForm.tsx'
import { ChoiceField, DateField, DecimalField, SelectField } from '../form/widget-fields.tsx'
import { CalculationOutcomePanel } from '../outcome/CalculationOutcomePanel.tsx'
import { useWidgetCalculation } from '../use-widget-calculation.ts'
import { useWidget } from '../widget-context.ts'
import { CalculateButton, FieldGroup, FieldPair, WidgetColumns } from '../widget-layout.tsx'
import { MaximumMortgageFigures } from './MaximumMortgageFigures.tsx'
import { maximumMortgageCalculation } from './maximum-mortgage-calculation.ts'
import { fixedPeriodsMonths, loanTermsYears } from './maximum-mortgage-input.ts'

export function MaximumMortgageWidget() {
  const { text } = useWidget()
  const { form, attempts, calculate, progress } = useWidgetCalculation(maximumMortgageCalculation)
  const together = form.values.together === 'yes'
  return (
    <WidgetColumns>
      <CalculationOutcomePanel progress={progress} onRetry={calculate}>
        {(maximum) => <MaximumMortgageFigures maximum={maximum} progress={progress} />}
      </CalculationOutcomePanel>
      <WidgetForm form={form} submitCount={attempts} onSubmit={calculate}>
        <FieldGroup title={text('group_you')} hint={text('group_income_hint')}>
          <ChoiceField
            name="together"
            label={text('together')}
            options={[
              ['no', text('together_no')],
              ['yes', text('together_yes')],
            ]}
          />
          <PersonFields prefix="" />
        </FieldGroup>
        {together && (
          <FieldGroup title={text('group_partner')} hint={text('group_income_hint')}>
            <PersonFields prefix="partner_" />
          </FieldGroup>
        )}
        <FieldGroup title={text('group_obligations')} hint={text('group_obligations_hint')}>
          <DecimalField name="credit" label={text('credit')} hint={text('credit_hint')} unit="€" />
          <FieldPair>
            <DecimalField name="study" label={text('study')} unit="€" />
            <DecimalField name="alimony" label={text('alimony')} unit="€" />
          </FieldPair>
          <FieldPair>
            <DecimalField name="lease" label={text('lease')} unit="€" />
            <DecimalField
              name="other_homes"
              label={text('other_homes')}
              hint={text('other_homes_hint')}
              unit="€"
            />
          </FieldPair>
          <FieldPair>
            <DecimalField name="bridging" label={text('bridging')} hint={text('bridging_hint')} unit="€" />
          </FieldPair>
        </FieldGroup>
        <FieldGroup title={text('group_home')} hint={text('group_home_hint')}>
          <FieldPair>
            <DecimalField name="value" label={text('value')} hint={text('value_hint')} unit="€" />
            <SelectField
              name="label"
              label={text('label')}
              hint={text('label_hint')}
              options={[['', text('label_unknown')], ...energyLabelNames]}
            />
          </FieldPair>
          <FieldPair>
            <DecimalField name="rate" label={text('rate')} hint={text('rate_hint')} unit="%" />
            <SelectField
              name="period"
              label={text('period')}
              options={fixedPeriodsMonths.map((months) => [
                String(months),
                text(months === 12 ? 'one_year' : 'years', { count: months / 12 }),
              ])}
            />
          </FieldPair>
          <FieldPair>
            <SelectField
              name="years"
              label={text('loan_years')}
              options={loanTermsYears.map((count) => [String(count), text('years', { count })])}
            />
            <DecimalField
              name="ground_rent"
              label={text('ground_rent')}
              hint={text('ground_rent_hint')}
              unit="€"
            />
          </FieldPair>
        </FieldGroup>
        <CalculateButton progress={progress} />
      </WidgetForm>
    </WidgetColumns>
  )
}

/** Fields for a person's date of birth and income. For a business, the income of the last three years counts. */
function PersonFields({ prefix }: { prefix: '' | 'partner_' }) {
  const { text, today } = useWidget()
  const year = Number(today.slice(0, 4))
  return (
    <>
      <DateField name={`${prefix}birth`} label={text('birth')} />
      <FieldPair>
        <DecimalField name={`${prefix}salary`} label={text('salary')} hint={text('salary_hint')} unit="€" />
        <DecimalField
          name={`${prefix}pension`}
          label={text('pension')}
          hint={text('pension_hint')}
          unit="€"
        />
      </FieldPair>
      <DecimalField name={`${prefix}alimony_in`} label={text('alimony_in')} unit="€" />
      <p className="soft">{text('profit_intro')}</p>
      <FieldPair>
        {([1, 2, 3] as const).map((place) => (
          <DecimalField
            key={place}
            name={`${prefix}profit_${place}`}
            label={text('profit_of', { year: year - 4 + place })}
            unit="€"
          />
        ))}
      </FieldPair>
    </>
  )
}
