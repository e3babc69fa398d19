import type { ReleasedRemote } from '@portal/contract/release'
import { getListItemPath } from '@portal/remote-kit'
import { staffRowCss } from '@portal/remote-kit/staff'
import { Box, Card, chakra, Flex, Link, ProgressBar, Section, Text } from '@portal/ui'
import { releasesPath } from '../shared/console-paths.ts'
import { useReleaseTargetLabel } from '../shared/use-release-target-label.ts'
import { useText } from '../texts.ts'

interface RolloutsCardProps {
  remotes: readonly ReleasedRemote[]
  tenants: readonly { subdomain: string; name: string }[]
}

const rolloutRowCss = {
  ...staffRowCss,
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,240px)' },
  alignItems: 'center',
}

/** Versions that are rolled out to a percentage of customers. Renders nothing without rollouts. */
export function RolloutsCard({ remotes, tenants }: RolloutsCardProps) {
  const text = useText()
  const getPlacementLabel = useReleaseTargetLabel(tenants)
  const under = remotes.flatMap(({ name, placements }) =>
    placements.flatMap(({ tenant, version, rollout }) =>
      rollout ? [{ name, tenant, before: version, ...rollout }] : [],
    ),
  )
  if (under.length === 0) return null
  return (
    <Section title={text('rollouts')}>
      <Card>
        <ul>
          {under.map(({ name, tenant, before, version, percent }) => (
            <chakra.li key={`${name} ${tenant}`} css={rolloutRowCss}>
              <div>
                <Link href={getListItemPath(releasesPath, name)} fontWeight={600}>
                  {name} {version}
                </Link>
                <Text textStyle="meta" color="ink2">
                  {before
                    ? text('rollout_in_place', { where: getPlacementLabel(tenant), before })
                    : text('rollout_where', { where: getPlacementLabel(tenant) })}
                </Text>
              </div>
              <Flex gap="3" align="center">
                <Box flex="1">
                  <ProgressBar share={percent / 100} label={text('rollout_share', { percent })} />
                </Box>
                <Text fontVariantNumeric="tabular-nums">{text('percent', { percent })}</Text>
              </Flex>
            </chakra.li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
