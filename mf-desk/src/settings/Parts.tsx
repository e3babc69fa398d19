import { postTenantFeature, type TenantSettings } from '@portal/contract/desk/settings'
import { useWrite } from '@portal/remote-kit'
import { Card, chakra, Notice, Section, Text } from '@portal/ui'
import { useProblem } from '../shared/use-problem.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { PartRow } from './PartRow.tsx'

/** Features for customers; changes apply at once. */
export function Parts({ features }: Pick<TenantSettings, 'features'>) {
  const text = useText()
  const tenant = useTenantCode()
  const write = useWrite(postTenantFeature, { refreshes: ['DESK_SETTINGS', 'TENANT'] })
  const problem = useProblem()(write.error)
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
            <PartRow
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
