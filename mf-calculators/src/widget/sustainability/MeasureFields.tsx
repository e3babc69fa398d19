import { useFieldArray } from '@portal/ui/form-parts'
import { DecimalField, SelectField } from '../form/widget-fields.tsx'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import { FieldPair } from '../widget-layout.tsx'
import { emptyMeasure, measureKinds } from './sustainability-calculation.ts'

const maxMeasures = 10

/** Fields for the planned measures, each with cost and saving. */
export function MeasureFields() {
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
