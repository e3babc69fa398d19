import { energyLabelNames } from '../energy-labels.ts'
import { WidgetForm } from '../form/WidgetForm.tsx'
import { ChoiceField, DateField, DecimalField, SelectField } from '../form/widget-fields.tsx'
import { CalculationOutcomePanel } from '../outcome/CalculationOutcomePanel.tsx'
import { useWidgetCalculation } from '../use-widget-calculation.ts'
import { useWidget } from '../widget-context.ts'
import { CalculateButton, FieldGroup, FieldPair, WidgetColumns } from '../widget-layout.tsx'
import { MaximumMortgageFigures } from './MaximumMortgageFigures.tsx'
import {
  fixedPeriodsMonths,
  loanTermsMonths,
  maximumMortgageCalculation,
} from './maximum-mortgage-calculation.ts'

export function MaximumMortgageWidget() {
  const { text } = useWidget()
  const { form, calculate, progress } = useWidgetCalculation(maximumMortgageCalculation)
  const together = form.watch('together') === 'yes'
  return (
    <WidgetColumns>
      <CalculationOutcomePanel progress={progress} onRetry={calculate}>
        {(maximum) => <MaximumMortgageFigures maximum={maximum} progress={progress} />}
      </CalculationOutcomePanel>
      <WidgetForm form={form} onSubmit={calculate}>
        <FieldGroup title={text('group_you')} hint={text('group_income_hint')}>
          <ChoiceField
            name="together"
            label={text('together')}
            options={[
              ['no', text('together_no')],
              ['yes', text('together_yes')],
            ]}
          />
          <PersonFields person="applicant" />
        </FieldGroup>
        {together && (
          <FieldGroup title={text('group_partner')} hint={text('group_income_hint')}>
            <PersonFields person="partner" />
          </FieldGroup>
        )}
        <FieldGroup title={text('group_obligations')} hint={text('group_obligations_hint')}>
          <DecimalField
            name="applicant.obligation_amounts.ongoing_credit.credit_limit"
            label={text('credit')}
            hint={text('credit_hint')}
            unit="€"
          />
          <FieldPair>
            <DecimalField
              name="applicant.obligation_amounts.study_loan.monthly_amount"
              label={text('study')}
              unit="€"
            />
            <DecimalField
              name="applicant.obligation_amounts.alimony.monthly_amount"
              label={text('alimony')}
              unit="€"
            />
          </FieldPair>
          <FieldPair>
            <DecimalField name="private_lease" label={text('lease')} unit="€" />
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
            <DecimalField name="market_value" label={text('value')} hint={text('value_hint')} unit="€" />
            <SelectField
              name="energy_label"
              label={text('label')}
              hint={text('label_hint')}
              options={[['', text('label_unknown')], ...energyLabelNames]}
            />
          </FieldPair>
          <FieldPair>
            <DecimalField name="interest_rate" label={text('rate')} hint={text('rate_hint')} unit="%" />
            <SelectField
              name="interest_period_in_months"
              label={text('period')}
              options={fixedPeriodsMonths.map((months) => [
                months,
                text(months === 12 ? 'one_year' : 'years', { count: months / 12 }),
              ])}
            />
          </FieldPair>
          <FieldPair>
            <SelectField
              name="duration_in_months"
              label={text('loan_years')}
              options={loanTermsMonths.map((months) => [months, text('years', { count: months / 12 })])}
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
function PersonFields({ person }: { person: 'applicant' | 'partner' }) {
  const { text, today } = useWidget()
  const year = Number(today.slice(0, 4))
  const isPartner = person === 'partner'
  return (
    <>
      <DateField
        name={`${person}.date_of_birth`}
        label={text('birth')}
        summaryLabel={text(isPartner ? 'partner_birth' : 'birth')}
      />
      <FieldPair>
        <DecimalField
          name={`${person}.income.annual_employment_income`}
          label={text('salary')}
          summaryLabel={text(isPartner ? 'partner_salary' : 'salary')}
          hint={text('salary_hint')}
          unit="€"
        />
        <DecimalField
          name={`${person}.income.old_age_pension_income`}
          label={text('pension')}
          summaryLabel={text(isPartner ? 'partner_pension' : 'pension')}
          hint={text('pension_hint')}
          unit="€"
        />
      </FieldPair>
      <DecimalField name={`${person}.income.alimony_received`} label={text('alimony_in')} unit="€" />
      <p className="soft">{text('profit_intro')}</p>
      <FieldPair>
        {[0, 1, 2].map((index) => (
          <DecimalField
            key={index}
            name={`${person}.income.business_income.${index}`}
            label={text('profit_of', { year: year - 3 + index })}
            unit="€"
          />
        ))}
      </FieldPair>
    </>
  )
}
