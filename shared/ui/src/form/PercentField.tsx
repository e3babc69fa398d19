import { formatPercentInput, parsePercent } from '@portal/domain/format/decimal'
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx'
import { FieldUnit } from './FieldUnit.tsx'

/** Field for a percentage (INPUT-03). */
export function PercentField(props: DecimalFieldProps) {
  return (
    <DecimalField
      parse={parsePercent}
      write={formatPercentInput}
      after={<FieldUnit>%</FieldUnit>}
      {...props}
    />
  )
}
