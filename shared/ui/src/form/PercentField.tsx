import { parseDecimal } from '@portal/domain/format/decimal'
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx'
import { Unit } from './Unit.tsx'

/** A percentage (INPUT-03). */
export function PercentField(props: DecimalFieldProps) {
  return <DecimalField parse={parseDecimal} after={<Unit>%</Unit>} {...props} />
}
