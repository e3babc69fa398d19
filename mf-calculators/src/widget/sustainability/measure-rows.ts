import type { FormValues } from '../form/form-values.ts'
import type { WidgetTextId } from '../widget-text.ts'

/** Kinds of measures to choose from, by text id. */
export const measureKinds = [
  'roof',
  'wall',
  'floor',
  'glass',
  'heat_pump',
  'hybrid',
  'solar',
  'ventilation',
  'other',
] as const
type MeasureKind = (typeof measureKinds)[number]

export const getMeasureTextId = (kind: MeasureKind): WidgetTextId => `measure_${kind}`

export const maxMeasures = 10

/**
 * Returns the ids of the measure rows, in order. The ids are stored in one value, so that all form values are strings.
 */
export const listMeasureRows = (values: FormValues): readonly string[] =>
  (values.rows ?? '').split(' ').filter(Boolean)

export function addMeasure(values: FormValues): FormValues {
  const rows = listMeasureRows(values)
  const row = String(Math.max(-1, ...rows.map(Number)) + 1)
  return {
    ...values,
    rows: [...rows, row].join(' '),
    [`measure.${row}.name`]: '',
    [`measure.${row}.costs`]: '',
    [`measure.${row}.saving`]: '',
  }
}

export const removeMeasure = (values: FormValues, row: string): FormValues => ({
  ...values,
  rows: listMeasureRows(values)
    .filter((one) => one !== row)
    .join(' '),
})
