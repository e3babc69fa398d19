import { getToday } from '@portal/time/clock'
import { Notice } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import { MoneyField, useWatch } from '@portal/ui/form'
import { FormFieldGroup } from '../../shared/edit/form-item.tsx'
import { FieldGrid } from '../../shared/fields.tsx'
import { useText } from '../../texts.ts'
import { isRetired, listVisibleAmounts } from './income-values.ts'

interface EarnerFieldsProps {
  /** Path prefix of the person's fields in the form. */
  path?: '' | 'partner.'
  /** Whether the form also has an editable partner (EDITINCOME-04). */
  withPartner: boolean
}

/** Fields for a person's income and pension. */
export function EarnerFields({ path = '', withPartner }: EarnerFieldsProps) {
  const text = useText()
  const retirement = useWatch({ name: `${path}retirement_date` }) as string
  const retired = isRetired(retirement, getToday())
  return (
    <>
      <FormFieldGroup fields={[`${path}retirement_date`]}>
        <FieldGrid>
          <DateField name={`${path}retirement_date`} label={text('retirement_date')} />
        </FieldGrid>
      </FormFieldGroup>
      {retired && <Notice>{text(path ? 'income_retired_partner' : 'income_retired')}</Notice>}
      <FieldGrid>
        {listVisibleAmounts(retired, withPartner).map((name) => (
          <FormFieldGroup key={name} fields={[`${path}${name}`]}>
            <MoneyField whole name={`${path}${name}`} label={text(name)} hint={text(`hint_${name}`)} />
          </FormFieldGroup>
        ))}
      </FieldGrid>
    </>
  )
}
