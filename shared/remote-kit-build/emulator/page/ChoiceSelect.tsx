import { chakra } from '@portal/ui'

interface ChoiceSelectProps {
  label: string
  options: readonly string[]
  chosen: number
  onChange(place: number): void
}

export const ChoiceSelect = ({ label, options, chosen, onChange }: ChoiceSelectProps) => (
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
