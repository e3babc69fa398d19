import { useStore } from '@portal/remote-kit/context'
import { chakra, Flex } from '@portal/ui'
import { colorSettingChoices, emulatorChoices, exampleTenants, localeChoices } from './emulator-choices.ts'

interface ChoiceSelectProps {
  label: string
  options: readonly string[]
  chosen: number
  onChange(place: number): void
}

const ChoiceSelect = ({ label, options, chosen, onChange }: ChoiceSelectProps) => (
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

export function EmulatorToolbar() {
  const { tenant, language, formal, colorSettings } = useStore(emulatorChoices)
  const updateChoices = (change: Partial<ReturnType<typeof emulatorChoices.get>>) =>
    emulatorChoices.set({ ...emulatorChoices.get(), ...change })
  return (
    <Flex gap="4" p="3" wrap="wrap" borderBottom="1px solid" borderColor="line">
      <ChoiceSelect
        label="Tenant"
        options={exampleTenants.map(({ name }) => name)}
        chosen={tenant}
        onChange={(place) => updateChoices({ tenant: place })}
      />
      <ChoiceSelect
        label="Language"
        options={localeChoices.map(({ name }) => name)}
        chosen={localeChoices.findIndex((one) => one.language === language && one.formal === formal)}
        onChange={(place) => {
          const { language, formal } = localeChoices[place] ?? emulatorChoices.get()
          updateChoices({ language, formal })
        }}
      />
      <ChoiceSelect
        label="Colours"
        options={colorSettingChoices.map(([name]) => name)}
        chosen={colorSettingChoices.findIndex(
          ([, one]) => one.scheme === colorSettings.scheme && one.contrast === colorSettings.contrast,
        )}
        onChange={(place) =>
          updateChoices({ colorSettings: colorSettingChoices[place]?.[1] ?? colorSettings })
        }
      />
    </Flex>
  )
}
