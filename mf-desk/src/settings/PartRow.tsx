import { actingRow } from '@portal/remote-kit/staff'
import { chakra, Text } from '@portal/ui'
import { useId } from 'react'
import { selectStyles } from '../shared/select-styles.ts'
import { useText } from '../texts.ts'

interface Props {
  label: string
  /** True: on; false: off; null: the portal's default. */
  value: boolean | null
  busy: boolean
  onChoose: (value: boolean | null) => void
}

const values = { on: true, off: false, unset: null } as const
type Choice = keyof typeof values
const choices = Object.keys(values) as Choice[]

/** A feature of the portal: on, off, or the portal's default. */
export function PartRow({ label, value, busy, onChoose }: Props) {
  const text = useText()
  const id = useId()
  const chosen = value === null ? 'unset' : value ? 'on' : 'off'
  return (
    <chakra.li css={actingRow}>
      <Text as="label" fontWeight={600} {...{ htmlFor: id }}>
        {label}
      </Text>
      <chakra.select
        id={id}
        css={selectStyles}
        value={chosen}
        disabled={busy}
        onChange={(event) => onChoose(values[event.target.value as Choice])}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {text(`part_${choice}`)}
          </option>
        ))}
      </chakra.select>
    </chakra.li>
  )
}
