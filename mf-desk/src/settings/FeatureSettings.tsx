import { switchTenantFeature, type TenantSettings } from '@portal/contract/desk/tenant-settings'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { Card, chakra, Notice, Section, Text } from '@portal/ui'
import { useId } from 'react'
import { nativeSelectCss } from '../shared/desk-styles.ts'
import { useDeskWrite } from '../shared/use-desk-write.ts'
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

function FeatureRow({ label, value, busy, onChoose }: FeatureRowProps) {
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

/** Settings of the features for customers; changes apply at once. */
export function FeatureSettings({ features }: Pick<TenantSettings, 'features'>) {
  const text = useText()
  const write = useDeskWrite(switchTenantFeature, { refreshes: ['TENANT'] })
  return (
    <Card>
      <Section title={text('settings_parts')}>
        <Text color="ink2">{text('parts_hint')}</Text>
        {write.errorText && (
          <Notice status="bad" role="alert">
            {write.errorText}
          </Notice>
        )}
        <chakra.ul>
          {features.map(({ name, value }) => (
            <FeatureRow
              key={name}
              label={text(`feature_${name}`)}
              value={value}
              busy={write.isPending}
              onChoose={(next) => write.mutate({ body: { name, value: next } })}
            />
          ))}
        </chakra.ul>
      </Section>
    </Card>
  )
}
