import { type AppointmentType, parseCustomFields } from '@portal/contract/appointment'
import * as v from '@portal/contract/valibot'
import { requireText, requireValueIf } from '@portal/remote-kit/form-schema'
import { useText } from '../../texts.ts'
import { type BookingChoices, groupTypesByCategory, hasCategoryChoice, otherTimeOption } from './booking.ts'

/** Validation schema of the booking form; each choice determines the next fields. */
export function useBookingSchema(types: readonly AppointmentType[]) {
  const text = useText()
  const byCategory = hasCategoryChoice(types, groupTypesByCategory(types))
  const answer = v.optional(requireText(text('appointment_answer_required')), '')
  const createBookingSchema = ({ category, type, resource, moment, day }: BookingChoices) => {
    const chosen = types.find(({ id }) => String(id) === type)
    const isWithSomebody = chosen !== undefined && resource !== ''
    const isByDay = isWithSomebody && moment === otherTimeOption
    const answers = parseCustomFields(chosen?.customFields ?? []).flatMap(({ required }, place) =>
      required ? [[place, answer]] : [],
    )
    return v.object({
      category: requireValueIf(byCategory, text('appointment_category_required')),
      type: requireValueIf(!byCategory || category !== '', text('appointment_type_required')),
      resource: requireValueIf(chosen !== undefined, text('appointment_resource_required')),
      moment: requireValueIf(isWithSomebody, text('appointment_time_required')),
      day: requireValueIf(isByDay, text('appointment_day_required')),
      time: requireValueIf(isByDay && day !== '', text('appointment_time_required')),
      answers: v.object(Object.fromEntries(answers)),
    })
  }
  return v.lazy((booking) => createBookingSchema(booking as BookingChoices))
}
