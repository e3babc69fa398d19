import type { AppointmentType, Resource } from '@portal/contract/appointment'
import { Dutch } from '@portal/remote-kit/dutch'
import { ChoiceField, type useForm } from '@portal/ui/form'
import { useText } from '../../texts.ts'
import {
  advisersOf,
  type Booking,
  type Category,
  categoriesOf,
  hasCategoryChoice,
  nothing,
  withType,
} from './booking.ts'
import { useTypeFacts } from './use-type-facts.ts'

interface Props {
  form: ReturnType<typeof useForm<Booking>>
  types: readonly AppointmentType[]
  resources: readonly Resource[]
  /** Name of the customer's own adviser. */
  own: string | undefined
}

/**
 * Choice of the kind of appointment, by category, and of the adviser (APPT-02, APPT-04). Later choices depend on
 * earlier ones; a single option and the customer's own adviser are preselected.
 */
export function TypeFields({ form, types, resources, own }: Props) {
  const text = useText()
  const factsOf = useTypeFacts()
  const categories = categoriesOf(types)
  const byCategory = hasCategoryChoice(types, categories)
  const chosen = form.watch(['category', 'type'])
  const shown = byCategory ? categories.filter(({ id }) => id === chosen[0]) : categories
  const offered = shown.flatMap(({ types }) => types)
  const type = offered.find(({ id }) => String(id) === chosen[1])
  const nameOf = ({ name }: Category) => (name ? <Dutch>{name}</Dutch> : text('appointment_other'))
  const begin = ({ description: _, ...booking }: Booking) => {
    for (const [name, value] of Object.entries(booking)) form.setValue(name as keyof typeof booking, value)
  }
  return (
    <>
      {byCategory && (
        <ChoiceField
          name="category"
          label={text('appointment_category')}
          beside={144}
          options={categories.map((one) => ({ value: one.id, label: nameOf(one) }))}
          onChange={(category) => {
            const of = categories.find(({ id }) => id === category)?.types ?? []
            const [only] = of.length === 1 ? of : []
            begin(only ? withType(only, resources, own) : { ...nothing, category })
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
              label: <Dutch>{one.name}</Dutch>,
              about: <About description={one.description} rest={factsOf(one)} />,
              ...(shown.length > 1 && { under: { id: category.id, label: nameOf(category) } }),
            })),
          )}
          onChange={(chosen) => {
            const picked = offered.find(({ id }) => String(id) === chosen)
            if (picked) begin(withType(picked, resources, own))
          }}
        />
      )}
      {type && (
        <ChoiceField
          key={type.id}
          name="resource"
          label={text('appointment_resource')}
          beside={144}
          options={advisersOf(type, resources).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={() => {
            for (const name of ['moment', 'day', 'time'] as const) form.setValue(name, '')
          }}
        />
      )}
    </>
  )
}

/** The tenant's description, with duration and price. */
function About({ description, rest }: { description: string | null; rest: string }) {
  const own = description?.replace(/\.$/, '')
  return (
    <>
      {own && <Dutch>{own}</Dutch>}
      {own && rest && ' · '}
      {rest}
    </>
  )
}
