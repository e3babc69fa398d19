import { parsePercent, typedPercent } from '@portal/domain/format/decimal'
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx'
import { Unit } from './Unit.tsx'

/** A percentage (INPUT-03). */
export function PercentField(props: DecimalFieldProps) {
  return <DecimalField parse={parsePercent} write={typedPercent} after={<Unit>%</Unit>} {...props} />
}
