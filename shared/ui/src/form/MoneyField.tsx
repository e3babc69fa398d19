import { parseMoney } from '@portal/domain/format/decimal'
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx'
import { Unit } from './Unit.tsx'

/** An amount in euro (INPUT-01, INPUT-02). */
export function MoneyField(props: DecimalFieldProps) {
  return <DecimalField parse={parseMoney} before={<Unit>€</Unit>} {...props} />
}
