import { chakra } from '@portal/ui'

interface Props {
  label: string
  options: readonly string[]
  /** Index of the selected option. */
  chosen: number
  onChange(place: number): void
}

/** A select in the emulator's toolbar. */
export const Choice = ({ label, options, chosen, onChange }: Props) => (
  <chakra.label display="flex" gap="2" alignItems="center">
    {label}
    <chakra.select
      bg="paper"
      color="ink"
      border="1px solid"
      borderColor="line"
      p="1"
      value={chosen}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {options.map((option, place) => (
        <option key={option} value={place}>
          {option}
        </option>
      ))}
    </chakra.select>
  </chakra.label>
)
