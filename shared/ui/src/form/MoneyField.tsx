import { parseMoney, parseWholeMoney, typedWhole } from '@portal/domain/format/decimal'
import { cleanMoney } from '@portal/domain/format/typing'
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx'
import { Unit } from './Unit.tsx'

interface Props extends DecimalFieldProps {
  /** Whole euros: typed cents are removed on blur. */
  whole?: boolean
}

/** An amount in euro (INPUT-01, INPUT-02). */
export function MoneyField({ whole = false, ...props }: Props) {
  const writing = whole ? { parse: parseWholeMoney, write: typedWhole } : { parse: parseMoney }
  return <DecimalField clean={cleanMoney} {...writing} before={<Unit>€</Unit>} {...props} />
}
