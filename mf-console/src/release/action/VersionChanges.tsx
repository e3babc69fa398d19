import { getVersionChanges } from '@portal/contract/release'
import { useCurrentData } from '@portal/remote-kit'
import { Box, chakra, Text } from '@portal/ui'
import { useText } from '../../texts.ts'

interface VersionChangesProps {
  remote: string
  version: string
  /** Subdomain of the tenant to release to; an empty string for all tenants on the live channel. */
  tenant: string
}

const changesBoxCss = { bg: 'tint2', rounded: 'field', p: '4', display: 'grid', gap: '1', textStyle: 'meta' }
const changesListCss = { display: 'grid', gap: '0.5', overflowWrap: 'anywhere' }
const changeKinds = ['added', 'removed', 'changed'] as const

/** Lists the routes, slots and texts that a version would add, remove or change. Renders nothing while unknown. */
export function VersionChanges({ remote, version, tenant }: VersionChangesProps) {
  const text = useText()
  const query = tenant ? { tenant } : {}
  const { data } = useCurrentData(getVersionChanges, { params: { remote, version }, query })
  if (!data) return null
  const { from, ...changes } = data.data
  const none = changeKinds.every((kind) => changes[kind].length === 0)
  return (
    <Box css={changesBoxCss} aria-live="polite">
      <Text fontWeight={600}>
        {from ? text('changes_from', { from, version }) : text('changes_first', { version })}
      </Text>
      {none && <Text>{text('changes_none')}</Text>}
      {changeKinds.map(
        (kind) =>
          changes[kind].length > 0 && (
            <div key={kind}>
              <Text color="ink2">{text(`changes_${kind}`)}</Text>
              <chakra.ul css={changesListCss}>
                {changes[kind].map((one) => (
                  <li key={one} lang="en">
                    {one}
                  </li>
                ))}
              </chakra.ul>
            </div>
          ),
      )}
    </Box>
  )
}
