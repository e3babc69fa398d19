import { type AppointmentType, customFieldsOf, maxAnswerLength } from '@portal/contract/appointment'
import { TextAreaField, TextField } from '@portal/ui/form'

/** Fields that the tenant adds to this kind of appointment (ENTITY-37). */
export function CustomFields({ type }: { type: AppointmentType }) {
  return customFieldsOf(type.customFields).map(({ name, label, type: kind, required }, place) => {
    const Field = kind === 'textarea' ? TextAreaField : TextField
    return (
      <Field
        key={name}
        name={`answers.${place}`}
        label={label}
        optional={!required}
        input={{ maxLength: maxAnswerLength }}
      />
    )
  })
}
