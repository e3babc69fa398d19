import { thisYear } from '@portal/contract/clock'
import { DateField } from '@portal/ui/date-field'
import { ChoiceField, TextField } from '@portal/ui/form'
import { Item } from '../../shared/edit/item.tsx'
import { Fields } from '../../shared/Fields.tsx'
import { MobileField } from '../../shared/MobileField.tsx'
import { useText } from '../../texts.ts'
import { nameFields } from './values.ts'

const genders = ['female', 'male', 'other'] as const

/** Fields of a person, at `path` in the form. */
export function PersonFields({ path = '' }: { path?: '' | 'partner.' }) {
  const text = useText()
  const own = path === ''
  const autoCompleteOf = (token: string) => (own ? token : 'off')
  return (
    <>
      <Item of={nameFields.map((field) => path + field)}>
        <ChoiceField
          name={`${path}gender`}
          label={text('gender')}
          beside={150}
          options={genders.map((value) => ({ value, label: text(`gender_${value}`) }))}
        />
      </Item>
      <Fields>
        <Item of={nameFields.map((field) => path + field)}>
          <TextField
            name={`${path}first_name`}
            label={text('first_name')}
            input={{ autoComplete: autoCompleteOf('given-name') }}
          />
          <TextField
            name={`${path}initials`}
            label={text('initials')}
            optional
            input={{ autoComplete: 'off' }}
          />
          <TextField
            name={`${path}suffix`}
            label={text('suffix')}
            hint={text('suffix_hint')}
            optional
            input={{ autoComplete: 'off' }}
          />
          <TextField
            name={`${path}last_name`}
            label={text('last_name')}
            input={{ autoComplete: autoCompleteOf('family-name') }}
          />
        </Item>
        <Item of={[`${path}date_of_birth`]}>
          <DateField
            name={`${path}date_of_birth`}
            label={text('date_of_birth')}
            years={{ last: thisYear() }}
            input={{ autoComplete: autoCompleteOf('bday') }}
          />
        </Item>
        <Item of={[`${path}mobile`]}>
          <MobileField name={`${path}mobile`} />
        </Item>
        {!own && (
          <Item of={['partner.retirement_date']}>
            <DateField name="partner.retirement_date" label={text('retirement_date')} optional />
          </Item>
        )}
      </Fields>
    </>
  )
}
