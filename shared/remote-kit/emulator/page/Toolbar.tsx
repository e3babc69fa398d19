import { languages } from '@portal/contract/language'
import { Flex } from '@portal/ui'
import { useStore } from '../../src/context.tsx'
import { Choice } from './Choice.tsx'
import { choices, tenants } from './choices.ts'

const looks = [
  ['Light', { scheme: 'light', contrast: 'system' }],
  ['Light, more contrast', { scheme: 'light', contrast: 'more' }],
  ['Dark', { scheme: 'dark', contrast: 'system' }],
  ['Dark, more contrast', { scheme: 'dark', contrast: 'more' }],
] as const
const wordings = languages.flatMap((language) => [
  { language, formal: false },
  { language, formal: true },
])

/** In which firm's colours, wording and look the remote is shown. */
export function Toolbar() {
  const { tenant, language, formal, look } = useStore(choices)
  const choose = (change: Partial<ReturnType<typeof choices.get>>) =>
    choices.set({ ...choices.get(), ...change })
  return (
    <Flex gap="4" p="3" wrap="wrap" borderBottom="1px solid" borderColor="line">
      <Choice
        label="Firm"
        options={tenants.map(({ name }) => name)}
        chosen={tenant}
        onChange={(place) => choose({ tenant: place })}
      />
      <Choice
        label="Wording"
        options={wordings.map((one) => `${one.language}${one.formal ? ', formal' : ''}`)}
        chosen={wordings.findIndex((one) => one.language === language && one.formal === formal)}
        onChange={(place) => choose(wordings[place] ?? {})}
      />
      <Choice
        label="Look"
        options={looks.map(([name]) => name)}
        chosen={looks.findIndex(([, one]) => one.scheme === look.scheme && one.contrast === look.contrast)}
        onChange={(place) => choose({ look: looks[place]?.[1] ?? look })}
      />
    </Flex>
  )
}
