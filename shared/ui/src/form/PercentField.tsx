import { parsePercent, typedPercent } from '@portal/domain/format/decimal'
import { isPercentage } from '@portal/domain/format/typing'
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx'
import { Unit } from './Unit.tsx'

/** A percentage (INPUT-03). */
export function PercentField(props: DecimalFieldProps) {
  return (
    <DecimalField
      parse={parsePercent}
      takes={isPercentage}
      write={typedPercent}
      after={<Unit>%</Unit>}
      {...props}
    />
  )
}
