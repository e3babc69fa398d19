import { useWidget } from '../context.ts'
import { Form } from '../form/Form.tsx'
import { DecimalField, SelectField } from '../form/fields.tsx'
import { labelNames } from '../labels.ts'
import { Calculate, Group, Pair, Sides } from '../layout.tsx'
import { Outcome } from '../outcome/Outcome.tsx'
import { useCalculation } from '../use-calculation.ts'
import { sustainabilityCalculation } from './calculation.ts'
import { terms } from './input.ts'
import { Measures } from './Measures.tsx'
import { SustainabilityFigures } from './SustainabilityFigures.tsx'

/** Sustainability widget: a form, and the cost, saving and additional loan (SUST-01). */
export function Sustainability() {
  const { text } = useWidget()
  const { form, attempts, calculate, progress, setValues } = useCalculation(sustainabilityCalculation)
  return (
    <Sides>
      <Outcome progress={progress} onRetry={calculate}>
        {(result) => <SustainabilityFigures result={result} progress={progress} />}
      </Outcome>
      <Form form={form} attempts={attempts} onSubmit={calculate}>
        <Group title={text('group_house')} hint={text('group_house_hint')}>
          <Pair>
            <SelectField
              name="label"
              label={text('label_now')}
              options={[['', text('label_none')], ...labelNames]}
            />
            <SelectField
              name="new_label"
              label={text('label_then')}
              options={[['', text('label_same')], ...labelNames]}
            />
          </Pair>
          <DecimalField name="value" label={text('home_value')} hint={text('home_value_hint')} unit="€" />
          <DecimalField name="debt" label={text('debt')} hint={text('debt_hint')} unit="€" optional />
        </Group>
        <Group title={text('group_measures')} hint={text('group_measures_hint')}>
          <Measures setValues={setValues} />
        </Group>
        <Group title={text('group_loan')} hint={text('group_loan_hint')}>
          <Pair>
            <DecimalField name="rate" label={text('loan_rate')} hint={text('loan_rate_hint')} unit="%" />
            <SelectField
              name="years"
              label={text('loan_years')}
              options={terms.map((count) => [String(count), text('years', { count })])}
            />
          </Pair>
        </Group>
        <Calculate progress={progress} />
      </Form>
    </Sides>
  )
}
