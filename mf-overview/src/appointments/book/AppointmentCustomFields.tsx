import {
  type AppointmentType,
  maxCustomFieldAnswerLength,
  parseCustomFields,
} from '@portal/contract/appointment'
import { TextAreaField, TextField } from '@portal/ui/form'

/** Fields that the tenant adds to this appointment type (ENTITY-37). */
export function AppointmentCustomFields({ type }: { type: AppointmentType }) {
  return parseCustomFields(type.customFields).map(({ name, label, type: kind, required }, place) => {
    const Field = kind === 'textarea' ? TextAreaField : TextField
    return (
      <Field
        key={name}
        name={`answers.${place}`}
        label={label}
        optional={!required}
        input={{ maxLength: maxCustomFieldAnswerLength }}
      />
    )
  })
}
