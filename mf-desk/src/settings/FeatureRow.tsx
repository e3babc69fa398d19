import { staffActionRowCss } from '@portal/remote-kit/staff'
import { chakra, Text } from '@portal/ui'
import { useId } from 'react'
import { nativeSelectCss } from '../shared/select-css.ts'
import { useText } from '../texts.ts'

interface FeatureRowProps {
  label: string
  /** True if the feature is on, false if it is off, null for the portal's default. */
  value: boolean | null
  busy: boolean
  onChoose: (value: boolean | null) => void
}

const featureValueByChoice = { on: true, off: false, unset: null } as const
type FeatureChoice = keyof typeof featureValueByChoice
const featureChoices = Object.keys(featureValueByChoice) as FeatureChoice[]

export function FeatureRow({ label, value, busy, onChoose }: FeatureRowProps) {
  const text = useText()
  const id = useId()
  const chosen = value === null ? 'unset' : value ? 'on' : 'off'
  return (
    <chakra.li css={staffActionRowCss}>
      <Text as="label" fontWeight={600} {...{ htmlFor: id }}>
        {label}
      </Text>
      <chakra.select
        id={id}
        css={nativeSelectCss}
        value={chosen}
        disabled={busy}
        onChange={(event) => onChoose(featureValueByChoice[event.target.value as FeatureChoice])}
      >
        {featureChoices.map((choice) => (
          <option key={choice} value={choice}>
            {text(`part_${choice}`)}
          </option>
        ))}
      </chakra.select>
    </chakra.li>
  )
}
