import { getCurrentYear } from '@portal/time/clock'
import { DateField } from '@portal/ui/date-field'
import { ChoiceField, TextField } from '@portal/ui/form'
import { FormFieldGroup } from '../../shared/edit/form-item.tsx'
import { FieldGrid, MobileField } from '../../shared/fields.tsx'
import { useText } from '../../texts.ts'
import { personNameFields } from './personalia-values.ts'

const genderOptions = ['female', 'male', 'other'] as const

/** Fields of a person; `path` is the path prefix in the form. */
export function PersonFields({ path = '' }: { path?: '' | 'partner.' }) {
  const text = useText()
  const own = path === ''
  const getAutoComplete = (token: string) => (own ? token : 'off')
  return (
    <>
      <FormFieldGroup fields={personNameFields.map((field) => path + field)}>
        <ChoiceField
          name={`${path}gender`}
          label={text('gender')}
          beside={150}
          options={genderOptions.map((value) => ({ value, label: text(`gender_${value}`) }))}
        />
      </FormFieldGroup>
      <FieldGrid>
        <FormFieldGroup fields={personNameFields.map((field) => path + field)}>
          <TextField
            name={`${path}first_name`}
            label={text('first_name')}
            input={{ autoComplete: getAutoComplete('given-name') }}
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
            input={{ autoComplete: getAutoComplete('family-name') }}
          />
        </FormFieldGroup>
        <FormFieldGroup fields={[`${path}date_of_birth`]}>
          <DateField
            name={`${path}date_of_birth`}
            label={text('date_of_birth')}
            years={{ last: getCurrentYear() }}
            input={{ autoComplete: getAutoComplete('bday') }}
          />
        </FormFieldGroup>
        <FormFieldGroup fields={[`${path}mobile`]}>
          <MobileField name={`${path}mobile`} />
        </FormFieldGroup>
        {!own && (
          <FormFieldGroup fields={['partner.retirement_date']}>
            <DateField name="partner.retirement_date" label={text('retirement_date')} optional />
          </FormFieldGroup>
        )}
      </FieldGrid>
    </>
  )
}
