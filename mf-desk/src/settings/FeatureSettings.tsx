import { postTenantFeature, type TenantSettings } from '@portal/contract/desk/tenant-settings'
import { useWrite } from '@portal/remote-kit'
import { Card, chakra, Notice, Section, Text } from '@portal/ui'
import { useErrorText } from '../shared/use-error-text.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { FeatureRow } from './FeatureRow.tsx'

/** Settings of the features for customers; changes apply at once. */
export function FeatureSettings({ features }: Pick<TenantSettings, 'features'>) {
  const text = useText()
  const tenant = useTenantCode()
  const write = useWrite(postTenantFeature, { refreshes: ['DESK_SETTINGS', 'TENANT'] })
  const problem = useErrorText()(write.error)
  return (
    <Card>
      <Section title={text('settings_parts')}>
        <Text color="ink2">{text('parts_hint')}</Text>
        {problem && (
          <Notice status="bad" role="alert">
            {problem}
          </Notice>
        )}
        <chakra.ul>
          {features.map(({ name, value }) => (
            <FeatureRow
              key={name}
              label={text(`feature_${name}`)}
              value={value}
              busy={write.isPending}
              onChoose={(next) => write.mutate({ params: { tenant }, body: { name, value: next } })}
            />
          ))}
        </chakra.ul>
      </Section>
    </Card>
  )
}
