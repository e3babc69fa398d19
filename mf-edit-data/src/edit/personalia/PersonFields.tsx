import { thisYear } from '@portal/contract/clock'
import { DateField } from '@portal/ui/date-field'
import { ChoiceField, TextField } from '@portal/ui/form'
import { Fields } from '../../shared/Fields.tsx'
import { MobileField } from '../../shared/MobileField.tsx'
import { useText } from '../../texts.ts'

const genders = ['female', 'male', 'other'] as const

/** What is asked of a person; `path` is where it stands in the form. */
export function PersonFields({ path = '' }: { path?: '' | 'partner.' }) {
  const text = useText()
  const own = path === ''
  const auto = (token: string) => (own ? token : 'off')
  return (
    <>
      <ChoiceField
        name={`${path}gender`}
        label={text('gender')}
        beside={150}
        options={genders.map((value) => ({ value, label: text(`gender_${value}`) }))}
      />
      <Fields>
        <TextField
          name={`${path}first_name`}
          label={text('first_name')}
          input={{ autoComplete: auto('given-name') }}
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
          input={{ autoComplete: auto('family-name') }}
        />
        <DateField
          name={`${path}date_of_birth`}
          label={text('date_of_birth')}
          invalid={text('date_invalid')}
          years={{ last: thisYear() }}
          input={{ autoComplete: auto('bday') }}
        />
        <MobileField name={`${path}mobile`} />
        {!own && (
          <DateField
            name="partner.retirement_date"
            label={text('retirement_date')}
            invalid={text('date_invalid')}
            optional
          />
        )}
      </Fields>
    </>
  )
}
