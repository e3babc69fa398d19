import type { AdviserResource, AppointmentType } from '@portal/contract/appointment'
import { DutchText } from '@portal/remote-kit/dutch'
import { ChoiceField, type useForm } from '@portal/ui/form'
import { useText } from '../../texts.ts'
import {
  type AppointmentCategory,
  type BookingChoices,
  createBookingForType,
  emptyBooking,
  findAdvisers,
  groupTypesByCategory,
  hasCategoryChoice,
} from './booking.ts'
import { useFormatDurationAndPrice } from './use-format-duration-and-price.ts'

interface AppointmentTypeFieldsProps {
  form: ReturnType<typeof useForm<BookingChoices>>
  types: readonly AppointmentType[]
  resources: readonly AdviserResource[]
  /** Name of the customer's own adviser. */
  own: string | undefined
}

/**
 * Choice of the appointment type, by category, and of the adviser (APPT-02, APPT-04). Later choices depend on earlier
 * ones. A single option and the customer's own adviser are preselected.
 */
export function AppointmentTypeFields({ form, types, resources, own }: AppointmentTypeFieldsProps) {
  const text = useText()
  const formatTypeFacts = useFormatDurationAndPrice()
  const categories = groupTypesByCategory(types)
  const byCategory = hasCategoryChoice(types, categories)
  const chosen = form.watch(['category', 'type'])
  const shown = byCategory ? categories.filter(({ id }) => id === chosen[0]) : categories
  const offered = shown.flatMap(({ types }) => types)
  const type = offered.find(({ id }) => String(id) === chosen[1])
  const renderCategoryName = ({ name }: AppointmentCategory) =>
    name ? <DutchText>{name}</DutchText> : text('appointment_other')
  const setBookingValues = ({ description: _, ...booking }: BookingChoices) => {
    for (const [name, value] of Object.entries(booking)) form.setValue(name as keyof typeof booking, value)
  }
  return (
    <>
      {byCategory && (
        <ChoiceField
          name="category"
          label={text('appointment_category')}
          beside={144}
          options={categories.map((one) => ({ value: one.id, label: renderCategoryName(one) }))}
          onChange={(category) => {
            const of = categories.find(({ id }) => id === category)?.types ?? []
            const [only] = of.length === 1 ? of : []
            setBookingValues(
              only ? createBookingForType(only, resources, own) : { ...emptyBooking, category },
            )
          }}
        />
      )}
      {offered.length > 0 && (
        <ChoiceField
          key={byCategory ? chosen[0] : 'all'}
          name="type"
          label={text(byCategory ? 'appointment_type' : 'appointment_category')}
          options={shown.flatMap((category) =>
            category.types.map((one) => ({
              value: String(one.id),
              label: <DutchText>{one.name}</DutchText>,
              about: <AppointmentTypeDescription description={one.description} rest={formatTypeFacts(one)} />,
              ...(shown.length > 1 && { under: { id: category.id, label: renderCategoryName(category) } }),
            })),
          )}
          onChange={(chosen) => {
            const picked = offered.find(({ id }) => String(id) === chosen)
            if (picked) setBookingValues(createBookingForType(picked, resources, own))
          }}
        />
      )}
      {type && (
        <ChoiceField
          key={type.id}
          name="resource"
          label={text('appointment_resource')}
          beside={144}
          options={findAdvisers(type, resources).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={() => {
            for (const name of ['moment', 'day', 'time'] as const) form.setValue(name, '')
          }}
        />
      )}
    </>
  )
}

/** The tenant's description of the appointment type, with duration and price. */
function AppointmentTypeDescription({ description, rest }: { description: string | null; rest: string }) {
  const own = description?.replace(/\.$/, '')
  return (
    <>
      {own && <DutchText>{own}</DutchText>}
      {own && rest && ' · '}
      {rest}
    </>
  )
}
