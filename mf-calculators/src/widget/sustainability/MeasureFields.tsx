import type { FormValues } from '../form/form-values.ts'
import { useFormContext } from '../form/WidgetForm.tsx'
import { DecimalField, SelectField } from '../form/widget-fields.tsx'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import { FieldPair } from '../widget-layout.tsx'
import {
  addMeasure,
  getMeasureTextId,
  listMeasureRows,
  maxMeasures,
  measureKinds,
  removeMeasure,
} from './measure-rows.ts'

/** Fields for the planned measures, each with cost and saving. */
export function MeasureFields({
  setValues,
}: {
  setValues: (change: (values: FormValues) => FormValues) => void
}) {
  const { text } = useWidget()
  const rows = listMeasureRows(useFormContext().values)
  const kinds = measureKinds.map((kind) => [kind, text(getMeasureTextId(kind))] as const)
  return (
    <>
      {rows.map((row, index) => (
        <fieldset key={row} className={rows.length > 1 ? 'measure' : 'measure only'}>
          <legend className={rows.length > 1 ? undefined : 'sr'}>
            {text('measure_number', { number: index + 1 })}
          </legend>
          <SelectField
            name={`measure.${row}.name`}
            label={text('measure')}
            options={[['', text('measure_choose')], ...kinds]}
          />
          <FieldPair>
            <DecimalField name={`measure.${row}.costs`} label={text('measure_costs')} unit="€" />
            <DecimalField name={`measure.${row}.saving`} label={text('measure_saving')} unit="€" optional />
          </FieldPair>
          {rows.length > 1 && (
            <button
              type="button"
              className="button quiet"
              aria-label={text('measure_remove_of', { number: index + 1 })}
              onClick={() => setValues((values) => removeMeasure(values, row))}
            >
              <WidgetIcon name="trash" />
              {text('measure_remove')}
            </button>
          )}
        </fieldset>
      ))}
      {rows.length < maxMeasures && (
        <button type="button" className="button add" onClick={() => setValues(addMeasure)}>
          <WidgetIcon name="plus" />
          {text('measure_add')}
        </button>
      )}
    </>
  )
}
