import { type AppointmentType, parseCustomFields } from '@portal/contract/appointment'
import * as v from '@portal/contract/schema'
import { requiredText, requiredValueIf } from '@portal/remote-kit/form-schema'
import { useText } from '../../texts.ts'
import { type BookingChoices, groupByCategory, hasCategoryChoice, otherTimeOption } from './booking.ts'

/** Validation schema of the booking form; each choice determines the next fields. */
export function useBookingSchema(types: readonly AppointmentType[]) {
  const text = useText()
  const byCategory = hasCategoryChoice(types, groupByCategory(types))
  const answer = v.optional(requiredText(text('appointment_answer_required')), '')
  const createBookingSchema = ({ category, type, resource, moment, day }: BookingChoices) => {
    const chosen = types.find(({ id }) => String(id) === type)
    const isWithSomebody = chosen !== undefined && resource !== ''
    const isByDay = isWithSomebody && moment === otherTimeOption
    const answers = parseCustomFields(chosen?.customFields ?? []).flatMap(({ required }, place) =>
      required ? [[place, answer]] : [],
    )
    return v.object({
      category: requiredValueIf(byCategory, text('appointment_category_required')),
      type: requiredValueIf(!byCategory || category !== '', text('appointment_type_required')),
      resource: requiredValueIf(chosen !== undefined, text('appointment_resource_required')),
      moment: requiredValueIf(isWithSomebody, text('appointment_time_required')),
      day: requiredValueIf(isByDay, text('appointment_day_required')),
      time: requiredValueIf(isByDay && day !== '', text('appointment_time_required')),
      answers: v.object(Object.fromEntries(answers)),
    })
  }
  return v.lazy((booking) => createBookingSchema(booking as BookingChoices))
}
