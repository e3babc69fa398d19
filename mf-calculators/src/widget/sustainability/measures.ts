import type { Values } from '../form/values.ts'
import type { TextId } from '../text-of.ts'

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

/** Text id of a kind of measure. */
export const measureText = (kind: MeasureKind): TextId => `measure_${kind}`

/** Maximum number of measures in the form. */
export const maxMeasures = 10

/** Row numbers of the measures, in order. Stored in one value, so that all form values are strings. */
export const rowsOf = (values: Values): readonly string[] => (values.rows ?? '').split(' ').filter(Boolean)

/** Adds a measure to the form values. */
export function addMeasure(values: Values): Values {
  const rows = rowsOf(values)
  const row = String(Math.max(-1, ...rows.map(Number)) + 1)
  return {
    ...values,
    rows: [...rows, row].join(' '),
    [`measure.${row}.name`]: '',
    [`measure.${row}.costs`]: '',
    [`measure.${row}.saving`]: '',
  }
}

/** Removes a measure from the form values. */
export const removeMeasure = (values: Values, row: string): Values => ({
  ...values,
  rows: rowsOf(values)
    .filter((one) => one !== row)
    .join(' '),
})
