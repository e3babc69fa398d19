import { useStore } from '@portal/remote-kit/context'
import { Flex } from '@portal/ui'
import { Choice } from './Choice.tsx'
import { choices, colorSettings, tenants, wordings } from './choices.ts'

/** Chooses the tenant theme, wording, colour scheme and contrast of the emulator. */
export function Toolbar() {
  const { tenant, language, formal, look } = useStore(choices)
  const choose = (change: Partial<ReturnType<typeof choices.get>>) =>
    choices.set({ ...choices.get(), ...change })
  return (
    <Flex gap="4" p="3" wrap="wrap" borderBottom="1px solid" borderColor="line">
      <Choice
        label="Tenant"
        options={tenants.map(({ name }) => name)}
        chosen={tenant}
        onChange={(place) => choose({ tenant: place })}
      />
      <Choice
        label="Wording"
        options={wordings.map(({ name }) => name)}
        chosen={wordings.findIndex((one) => one.language === language && one.formal === formal)}
        onChange={(place) => {
          const { language, formal } = wordings[place] ?? choices.get()
          choose({ language, formal })
        }}
      />
      <Choice
        label="Look"
        options={colorSettings.map(([name]) => name)}
        chosen={colorSettings.findIndex(
          ([, one]) => one.scheme === look.scheme && one.contrast === look.contrast,
        )}
        onChange={(place) => choose({ look: colorSettings[place]?.[1] ?? look })}
      />
    </Flex>
  )
}
