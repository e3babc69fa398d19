import { type AdviserResource, type AppointmentType, bookAppointment } from '@portal/contract/appointment'
import { getCustomer } from '@portal/contract/customer'
import type { ApiError } from '@portal/contract/error'
import { useRead, useRoutePath, useWrite } from '@portal/remote-kit'
import { Button, Card, Heading, Link, Notice, Text } from '@portal/ui'
import { Form, TextAreaField, useForm, useWatch } from '@portal/ui/form'
import { useText } from '../../texts.ts'
import { AppointmentCustomFields } from './AppointmentCustomFields.tsx'
import { AppointmentSlotFields } from './AppointmentSlotFields.tsx'
import { AppointmentTypeFields } from './AppointmentTypeFields.tsx'
import { BookingConfirmation } from './BookingConfirmation.tsx'
import { BookingSummary } from './BookingSummary.tsx'
import {
  type BookingChoices,
  createBookingForType,
  emptyBooking,
  getChosenTime,
  mapAnswersByName,
  otherTimeOption,
} from './booking.ts'
import { useBookingSchema } from './use-booking-schema.ts'

interface BookAppointmentCardProps {
  types: readonly AppointmentType[]
  resources: readonly AdviserResource[]
}

export function BookAppointmentCard({ types, resources }: BookAppointmentCardProps) {
  const text = useText()
  const contact = useRoutePath('contact') ?? '/contact'
  const own = useRead(getCustomer).data?.data.advisor?.full_name
  const [only, ...more] = types
  const begin = only && more.length === 0 ? createBookingForType(only, resources, own) : emptyBooking
  const form = useForm<BookingChoices>({ schema: useBookingSchema(types), defaultValues: begin })
  const [ofType, ofResource, moment, ofDay] = useWatch({
    control: form.control,
    name: ['type', 'resource', 'moment', 'time'],
  })
  const book = useWrite(bookAppointment, { refreshes: ['APPOINTMENT', 'BOOKABLE_TIME'] })
  const type = types.find(({ id }) => String(id) === ofType)
  const resource = resources.find(({ id }) => String(id) === ofResource)
  const time = getChosenTime({ moment, time: ofDay })
  const status = book.error?.status
  const taken = status === 422
  const refused = status === 409

  const submitBooking = async ({ description, answers }: BookingChoices) => {
    if (!type || !resource || !time) return
    const { id: appointment_type_id } = type
    const { id: resource_id } = resource
    const custom_fields = mapAnswersByName(type, answers)
    const body = { appointment_type_id, resource_id, ...time, description, custom_fields }
    await book.mutateAsync({ body }).catch((error: ApiError) => {
      if (error.status !== 422) return
      if (moment !== otherTimeOption) form.setValue('moment', '')
      form.setValue('time', '')
    })
  }
  if (book.isSuccess && type)
    return (
      <BookingConfirmation
        type={type}
        resource={resource}
        appointment={{
          id: book.data.data.id,
          appointment_type_id: type.id,
          resource_id: resource?.id ?? null,
          summary: type.name,
          description: book.variables.body.description ?? '',
          custom_fields: book.variables.body.custom_fields ?? null,
          time_start: book.variables.body.time_start,
          time_end: book.variables.body.time_end,
        }}
        onAgain={() => {
          form.reset(begin)
          book.reset()
        }}
      />
    )
  return (
    <Card _print={{ display: 'none' }}>
      <Heading level={2} mb="1">
        {text('appointment_new')}
      </Heading>
      <Text color="ink2" mb="6">
        {text('appointment_intro')}
      </Text>
      <Form
        form={form}
        onSubmit={submitBooking}
        problem={
          taken
            ? text('appointment_taken')
            : refused
              ? text('appointment_unavailable')
              : book.isError
                ? (book.refusal ?? text('appointment_error'))
                : null
        }
      >
        <AppointmentTypeFields form={form} types={types} resources={resources} own={own} />
        {type && resource && (
          <AppointmentSlotFields
            key={`${type.id} ${resource.id}`}
            form={form}
            type={type}
            resource={resource}
          />
        )}
        {type && <AppointmentCustomFields key={type.id} type={type} />}
        <TextAreaField
          name="description"
          label={text('appointment_description')}
          hint={text('appointment_description_hint')}
          rows={2}
          optional
          input={{ maxLength: 2000 }}
        />
        {type && resource && time && <BookingSummary type={type} resource={resource} time={time} />}
        {refused && (
          <Notice>
            {text('appointment_ask')} <Link href={contact}>{text('contact')}</Link>
          </Notice>
        )}
        <Button type="submit" icon="calendar" justifySelf="start" busy={book.isPending}>
          {text(book.isPending ? 'appointment_booking' : 'appointment_book')}
        </Button>
      </Form>
    </Card>
  )
}
