import { energyLabelNames } from '../energy-labels.ts'
import { WidgetForm } from '../form/WidgetForm.tsx'
import { DecimalField, SelectField } from '../form/widget-fields.tsx'
import { CalculationOutcomePanel } from '../outcome/CalculationOutcomePanel.tsx'
import { useWidgetCalculation } from '../use-widget-calculation.ts'
import { useWidget } from '../widget-context.ts'
import { CalculateButton, FieldGroup, FieldPair, WidgetColumns } from '../widget-layout.tsx'
import { MeasureFields } from './MeasureFields.tsx'
import { SustainabilityFigures } from './SustainabilityFigures.tsx'
import { loanTermsMonths, sustainabilityCalculation } from './sustainability-calculation.ts'

/** Sustainability widget: a form, and the cost, saving and additional loan (SUST-01). */
export function SustainabilityWidget() {
  const { text } = useWidget()
  const { form, calculate, progress } = useWidgetCalculation(sustainabilityCalculation)
  return (
    <WidgetColumns>
      <CalculationOutcomePanel progress={progress} onRetry={calculate}>
        {(result) => <SustainabilityFigures result={result} progress={progress} />}
      </CalculationOutcomePanel>
      <WidgetForm form={form} onSubmit={calculate}>
        <FieldGroup title={text('group_house')} hint={text('group_house_hint')}>
          <FieldPair>
            <SelectField
              name="energy_label"
              label={text('label_now')}
              options={[['', text('label_none')], ...energyLabelNames]}
            />
            <SelectField
              name="new_energy_label"
              label={text('label_then')}
              options={[['', text('label_same')], ...energyLabelNames]}
            />
          </FieldPair>
          <DecimalField
            name="market_value"
            label={text('home_value')}
            hint={text('home_value_hint')}
            unit="€"
          />
          <DecimalField name="current_debt" label={text('debt')} hint={text('debt_hint')} unit="€" optional />
        </FieldGroup>
        <FieldGroup title={text('group_measures')} hint={text('group_measures_hint')}>
          <MeasureFields />
        </FieldGroup>
        <FieldGroup title={text('group_loan')} hint={text('group_loan_hint')}>
          <FieldPair>
            <DecimalField
              name="interest_rate"
              label={text('loan_rate')}
              hint={text('loan_rate_hint')}
              unit="%"
            />
            <SelectField
              name="duration_in_months"
              label={text('loan_years')}
              options={loanTermsMonths.map((months) => [months, text('years', { count: months / 12 })])}
            />
          </FieldPair>
        </FieldGroup>
        <CalculateButton progress={progress} />
      </WidgetForm>
    </WidgetColumns>
  )
}
