import { today } from '@portal/contract/clock'
import { Notice } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import { MoneyField, useWatch } from '@portal/ui/form'
import { Item } from '../../shared/edit/item.tsx'
import { Fields } from '../../shared/Fields.tsx'
import { useText } from '../../texts.ts'
import { isRetired, visibleAmounts } from './values.ts'

interface Props {
  /** Path prefix of the fields in the form. */
  path?: '' | 'partner.'
  /** Whether the form has an editable partner (EDITINCOME-04). */
  withPartner: boolean
}

/** Fields for a person's income and pension. */
export function EarnerFields({ path = '', withPartner }: Props) {
  const text = useText()
  const retirement = useWatch({ name: `${path}retirement_date` }) as string
  const retired = isRetired(retirement, today())
  return (
    <>
      <Item of={[`${path}retirement_date`]}>
        <Fields>
          <DateField name={`${path}retirement_date`} label={text('retirement_date')} />
        </Fields>
      </Item>
      {retired && <Notice>{text(path ? 'income_retired_partner' : 'income_retired')}</Notice>}
      <Fields>
        {visibleAmounts(retired, withPartner).map((name) => (
          <Item key={name} of={[`${path}${name}`]}>
            <MoneyField whole name={`${path}${name}`} label={text(name)} hint={text(`hint_${name}`)} />
          </Item>
        ))}
      </Fields>
    </>
  )
}
