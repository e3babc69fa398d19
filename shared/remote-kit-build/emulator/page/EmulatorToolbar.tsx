import { useStore } from '@portal/remote-kit/context'
import { Flex } from '@portal/ui'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import { colorSettingChoices, emulatorChoices, exampleTenants, localeChoices } from './emulator-choices.ts'

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
