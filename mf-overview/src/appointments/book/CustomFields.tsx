import { type AppointmentType, customFieldsOf, maxAnswerLength } from '@portal/contract/appointment'
import { TextAreaField, TextField } from '@portal/ui/form'
import { useText } from '../../texts.ts'

/** Fields that the tenant adds to this kind of appointment (ENTITY-37). */
export function CustomFields({ type }: { type: AppointmentType }) {
  const text = useText()
  return customFieldsOf(type.customFields).map(({ name, label, type: kind, required }, place) => {
    const Field = kind === 'textarea' ? TextAreaField : TextField
    return (
      <Field
        key={name}
        name={`answers.${place}`}
        label={label}
        optional={!required}
        rules={{
          validate: (answer?: string) =>
            !required || (answer ?? '').trim() !== '' || text('appointment_answer_required'),
        }}
        input={{ maxLength: maxAnswerLength }}
      />
    )
  })
}
