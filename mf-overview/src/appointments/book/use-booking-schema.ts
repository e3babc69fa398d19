import { type AppointmentType, customFieldsOf } from '@portal/contract/appointment'
import * as v from '@portal/contract/schema'
import { requiredIf, requiredText } from '@portal/remote-kit/form-schema'
import { useText } from '../../texts.ts'
import { another, type Booking, categoriesOf, hasCategoryChoice } from './booking.ts'

/** Validation schema of the booking form; each choice determines the next fields. */
export function useBookingSchema(types: readonly AppointmentType[]) {
  const text = useText()
  const byCategory = hasCategoryChoice(types, categoriesOf(types))
  const answer = v.optional(requiredText(text('appointment_answer_required')), '')
  const schemaOf = ({ category, type, resource, moment, day }: Booking) => {
    const chosen = types.find(({ id }) => String(id) === type)
    const isWithSomebody = chosen !== undefined && resource !== ''
    const isByDay = isWithSomebody && moment === another
    const answers = customFieldsOf(chosen?.customFields ?? []).flatMap(({ required }, place) =>
      required ? [[place, answer]] : [],
    )
    return v.object({
      category: requiredIf(byCategory, text('appointment_category_required')),
      type: requiredIf(!byCategory || category !== '', text('appointment_type_required')),
      resource: requiredIf(chosen !== undefined, text('appointment_resource_required')),
      moment: requiredIf(isWithSomebody, text('appointment_time_required')),
      day: requiredIf(isByDay, text('appointment_day_required')),
      time: requiredIf(isByDay && day !== '', text('appointment_time_required')),
      answers: v.object(Object.fromEntries(answers)),
    })
  }
  return v.lazy((booking) => schemaOf(booking as Booking))
}
