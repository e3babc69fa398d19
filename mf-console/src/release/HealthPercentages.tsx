import type { VersionHealth } from '@portal/contract/release'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'

/** Percentage of a version's page views in the last day that had an error or responded slowly. */
export function HealthPercentages({ health: { ran, failed, slow } }: { health: VersionHealth }) {
  const text = useText()
  if (ran === 0) return <Text color="ink2">{text('not_told')}</Text>
  return (
    <>
      <Text color={failed > 0 ? 'bad' : 'ink'}>{text('failed_pages', { failed, ran })}</Text>
      <Text textStyle="meta" color={slow > 0 ? 'warn' : 'ink2'}>
        {text('slow_pages', { slow })}
      </Text>
    </>
  )
}
