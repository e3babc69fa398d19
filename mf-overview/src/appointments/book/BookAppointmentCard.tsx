import {
  type AdviserResource,
  type Appointment,
  type AppointmentType,
  type BookableTime,
  bookAppointment,
  maxCustomFieldAnswerLength,
  parseCustomFields,
} from '@portal/contract/appointment'
import { getCustomer } from '@portal/contract/customer'
import type { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { useRead, useRoutePath, useWrite } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { requireText, requireValueIf } from '@portal/remote-kit/form-schema'
import { Box, Button, Card, Flex, Heading, Icon, Link, Notice, Text } from '@portal/ui'
import { Form, TextAreaField, TextField, useForm, useWatch } from '@portal/ui/form'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useText } from '../../texts.ts'
import { saveCalendarFile } from '../save-calendar-file.ts'
import { AppointmentSlotFields } from './AppointmentSlotFields.tsx'
import { AppointmentTypeFields } from './AppointmentTypeFields.tsx'
import {
  type BookingChoices,
  createBookingForType,
  emptyBooking,
  getChosenTime,
  groupTypesByCategory,
  hasCategoryChoice,
  mapAnswersByName,
  otherTimeOption,
} from './booking.ts'
import { useFormatDurationAndPrice } from './use-format-duration-and-price.ts'

interface BookingSummaryProps {
  type: AppointmentType
  resource: AdviserResource
  time: BookableTime
}

function BookingSummary({ type, resource, time }: BookingSummaryProps) {
  const text = useText()
  const { day, dayOfMoment, span } = useFormatDateTime()
  const facts = useFormatDurationAndPrice()(type)
  return (
    <Box as="section" aria-label={text('appointment_summary')} bg="surface" rounded="card" px="5" py="4">
      <Text fontWeight={600}>{day(dayOfMoment(time.time_start))}</Text>
      <Text fontVariantNumeric="tabular-nums">{span(time)}</Text>
      <Text color="ink2">
        <DutchText>{type.name}</DutchText>
        {` · ${resource.name}`}
      </Text>
      {facts && <Text color="ink2">{facts}</Text>}
    </Box>
  )
}

/** Fields that the tenant adds to this appointment type (ENTITY-37). */
function AppointmentCustomFields({ type }: { type: AppointmentType }) {
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
  const book = useWrite(bookAppointment, {
    refreshes: ['APPOINTMENT', 'BOOKABLE_TIME'],
    errorText: ({ status }) =>
      text(
        status === 422
          ? 'appointment_taken'
          : status === 409
            ? 'appointment_unavailable'
            : 'appointment_error',
      ),
  })
  const type = types.find(({ id }) => String(id) === ofType)
  const resource = resources.find(({ id }) => String(id) === ofResource)
  const time = getChosenTime({ moment, time: ofDay })

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
      <Form form={form} onSubmit={submitBooking} problem={book.errorText}>
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
        {book.error?.status === 409 && (
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

/** Validation schema of the booking form; each choice determines the next fields. */
function useBookingSchema(types: readonly AppointmentType[]) {
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

interface BookingConfirmationProps {
  appointment: Appointment
  type: AppointmentType
  resource: AdviserResource | undefined
  onAgain: () => void
}

function BookingConfirmation({ appointment, type, resource, onAgain }: BookingConfirmationProps) {
  const text = useText()
  const { day, dayOfMoment, span } = useFormatDateTime()
  return (
    <Card display="grid" gap="3" justifyItems="start">
      <Flex gap="3" align="center" color="good">
        <Icon name="check" size={28} />
        <Heading level={2} takesFocus color="ink">
          {text('appointment_booked')}
        </Heading>
      </Flex>
      <div>
        <Text textStyle="subsection">{day(dayOfMoment(appointment.time_start))}</Text>
        <Text fontVariantNumeric="tabular-nums">{span(appointment)}</Text>
        <Text color="ink2">{[type.name, resource?.name].filter(Boolean).join(' · ')}</Text>
      </div>
      <Flex gap="3" wrap="wrap" mt="2">
        <Button
          kind="secondary"
          icon="calendar"
          onClick={() =>
            saveCalendarFile(appointment, { title: type.name, location: resource?.name ?? null })
          }
        >
          {text('appointment_calendar')}
        </Button>
        <Button kind="quiet" onClick={onAgain}>
          {text('appointment_another')}
        </Button>
      </Flex>
    </Card>
  )
}
