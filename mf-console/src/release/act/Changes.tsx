import { getVersionChanges } from '@portal/contract/release'
import { useCurrent } from '@portal/remote-kit'
import { Box, chakra, Text } from '@portal/ui'
import { useText } from '../../texts.ts'

interface Props {
  remote: string
  version: string
  /** Subdomain of the tenant to release to; empty for all on the live channel. */
  tenant: string
}

const box = { bg: 'tint2', rounded: 'field', p: '4', display: 'grid', gap: '1', textStyle: 'meta' }
const list = { display: 'grid', gap: '0.5', overflowWrap: 'anywhere' }
const kinds = ['added', 'removed', 'changed'] as const

/** Differences that a version would bring; nothing while unknown. */
export function Changes({ remote, version, tenant }: Props) {
  const text = useText()
  const query = tenant ? { tenant } : {}
  const { data } = useCurrent(getVersionChanges, { params: { remote, version }, query })
  if (!data) return null
  const { from, ...changes } = data.data
  const none = kinds.every((kind) => changes[kind].length === 0)
  return (
    <Box css={box} aria-live="polite">
      <Text fontWeight={600}>
        {from ? text('changes_from', { from, version }) : text('changes_first', { version })}
      </Text>
      {none && <Text>{text('changes_none')}</Text>}
      {kinds.map(
        (kind) =>
          changes[kind].length > 0 && (
            <div key={kind}>
              <Text color="ink2">{text(`changes_${kind}`)}</Text>
              <chakra.ul css={list}>
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
