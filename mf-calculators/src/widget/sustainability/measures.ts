import type { Values } from '../form/values.ts'
import type { TextId } from '../text-of.ts'

/** Measures to choose from, by their text. */
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

/** Text of a kind of measure. */
export const measureText = (kind: MeasureKind): TextId => `measure_${kind}`

/** Most measures that the form takes. */
export const mostMeasures = 10

/** Numbers of the measures in a form, in order. They are kept in one value, so that a form stays texts by name. */
export const rowsOf = (values: Values): readonly string[] => (values.rows ?? '').split(' ').filter(Boolean)

/** A form with one more measure. */
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

/** A form without a measure. */
export const removeMeasure = (values: Values, row: string): Values => ({
  ...values,
  rows: rowsOf(values)
    .filter((one) => one !== row)
    .join(' '),
})
