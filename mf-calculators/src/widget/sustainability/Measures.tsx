import { useWidget } from '../context.ts'
import { useFormParts } from '../form/context.ts'
import { DecimalField, SelectField } from '../form/fields.tsx'
import type { Values } from '../form/values.ts'
import { Icon } from '../icon.tsx'
import { Pair } from '../layout.tsx'
import { addMeasure, maxMeasures, measureKinds, measureText, removeMeasure, rowsOf } from './measures.ts'

/** Planned measures, each with cost and saving. */
export function Measures({ setValues }: { setValues: (change: (values: Values) => Values) => void }) {
  const { text } = useWidget()
  const rows = rowsOf(useFormParts().values)
  const kinds = measureKinds.map((kind) => [kind, text(measureText(kind))] as const)
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
          <Pair>
            <DecimalField name={`measure.${row}.costs`} label={text('measure_costs')} unit="€" />
            <DecimalField name={`measure.${row}.saving`} label={text('measure_saving')} unit="€" optional />
          </Pair>
          {rows.length > 1 && (
            <button
              type="button"
              className="button quiet"
              aria-label={text('measure_remove_of', { number: index + 1 })}
              onClick={() => setValues((values) => removeMeasure(values, row))}
            >
              <Icon name="trash" />
              {text('measure_remove')}
            </button>
          )}
        </fieldset>
      ))}
      {rows.length < maxMeasures && (
        <button type="button" className="button add" onClick={() => setValues(addMeasure)}>
          <Icon name="plus" />
          {text('measure_add')}
        </button>
      )}
    </>
  )
}
