import { useFieldArray } from '@portal/ui/form-parts'
import { energyLabelNames } from '../energy-labels.ts'
import { WidgetForm } from '../form/WidgetForm.tsx'
import { DecimalField, SelectField } from '../form/widget-fields.tsx'
import { CalculationOutcomePanel } from '../outcome/CalculationOutcomePanel.tsx'
import { useWidgetCalculation } from '../use-widget-calculation.ts'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import { CalculateButton, FieldGroup, FieldPair, WidgetColumns } from '../widget-layout.tsx'
import { SustainabilityFigures } from './SustainabilityFigures.tsx'
import {
  emptyMeasure,
  loanTermsMonths,
  measureKinds,
  sustainabilityCalculation,
} from './sustainability-calculation.ts'

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

const maxMeasures = 10

/** Fields for the planned measures, each with cost and saving. */
function MeasureFields() {
  const { text } = useWidget()
  const { fields, append, remove } = useFieldArray({ name: 'measures' })
  const kinds = measureKinds.map((kind) => [kind, text(`measure_${kind}`)] as const)
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={fields.length > 1 ? 'measure' : 'measure only'}>
          <legend className={fields.length > 1 ? undefined : 'sr'}>
            {text('measure_number', { number: index + 1 })}
          </legend>
          <SelectField
            name={`measures.${index}.name`}
            label={text('measure')}
            options={[['', text('measure_choose')], ...kinds]}
          />
          <FieldPair>
            <DecimalField name={`measures.${index}.costs`} label={text('measure_costs')} unit="€" />
            <DecimalField
              name={`measures.${index}.saving_per_month`}
              label={text('measure_saving')}
              unit="€"
              optional
            />
          </FieldPair>
          {fields.length > 1 && (
            <button
              type="button"
              className="button quiet"
              aria-label={text('measure_remove_of', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <WidgetIcon name="trash" />
              {text('measure_remove')}
            </button>
          )}
        </fieldset>
      ))}
      {fields.length < maxMeasures && (
        <button type="button" className="button add" onClick={() => append(emptyMeasure)}>
          <WidgetIcon name="plus" />
          {text('measure_add')}
        </button>
      )}
    </>
  )
}
