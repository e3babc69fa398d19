import type { AppointmentType, Resource } from '@portal/contract/appointment'
import { formatEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import { ChoiceField, type useForm } from '@portal/ui/form'
import { useText } from '../../texts.ts'
import { type Booking, categoriesOf } from './booking.ts'

interface Props {
  form: ReturnType<typeof useForm<Booking>>
  types: readonly AppointmentType[]
  resources: readonly Resource[]
}

/** What the appointment is, in its category, and with whom (APPT-02, APPT-04). A later choice depends on the earlier ones. */
export function TypeFields({ form, types, resources }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const categories = categoriesOf(types)
  const chosen = form.watch(['category', 'type'])
  const category = categories.find(({ id }) => id === chosen[0])
  const type = category?.types.find(({ id }) => String(id) === chosen[1])
  const advisers = resources.filter(({ id }) => type?.resourceId.some((one) => String(one) === String(id)))
  const forget = (...names: Exclude<keyof Booking, 'answers'>[]) => {
    for (const name of names) form.setValue(name, '')
  }
  const about = ({ duration, price }: AppointmentType) =>
    [
      duration && text('appointment_minutes', { minutes: duration }),
      price !== null && (price > 0 ? formatEuro(price, language) : text('appointment_free')),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <>
      <ChoiceField
        name="category"
        label={text('appointment_category')}
        beside={144}
        options={categories.map(({ id, name }) => ({
          value: id,
          label: name ? <Dutch>{name}</Dutch> : text('appointment_other'),
        }))}
        rules={{
          required: text('appointment_category_required'),
          onChange: () => forget('type', 'resource', 'day', 'time'),
        }}
      />
      {category && (
        <ChoiceField
          key={category.id}
          name="type"
          label={text('appointment_type')}
          options={category.types.map((one) => ({
            value: String(one.id),
            label: <Dutch>{one.name}</Dutch>,
            about: <About description={one.description} rest={about(one)} />,
          }))}
          rules={{
            required: text('appointment_type_required'),
            onChange: () => {
              forget('resource', 'day', 'time')
              form.setValue('answers', [])
            },
          }}
        />
      )}
      {type && (
        <ChoiceField
          key={type.id}
          name="resource"
          label={text('appointment_resource')}
          beside={144}
          options={advisers.map(({ id, name }) => ({ value: String(id), label: name }))}
          rules={{ required: text('appointment_resource_required'), onChange: () => forget('day', 'time') }}
        />
      )}
    </>
  )
}

/** The firm's own description, with how long it takes and what it costs. */
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
