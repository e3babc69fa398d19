import { cleanMoney } from '@portal/domain/format/clean-typed-text'
import { formatWholeInput, parseMoney, parseWholeMoney } from '@portal/domain/format/decimal'
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx'
import { FieldUnit } from './FieldUnit.tsx'

interface MoneyFieldProps extends DecimalFieldProps {
  /** Allows whole euros only. Typed cents are removed when the field loses the focus. */
  whole?: boolean
}

/** Field for an amount in euro (INPUT-01, INPUT-02). */
export function MoneyField({ whole = false, ...props }: MoneyFieldProps) {
  const writing = whole ? { parse: parseWholeMoney, write: formatWholeInput } : { parse: parseMoney }
  return <DecimalField clean={cleanMoney} {...writing} before={<FieldUnit>€</FieldUnit>} {...props} />
}
