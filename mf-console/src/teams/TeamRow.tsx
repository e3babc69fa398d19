import { postReleaseRevoke, type ReleaseTeam } from '@portal/contract/release-team'
import { useWrite } from '@portal/remote-kit'
import { LazyConfirm } from '@portal/remote-kit/confirm'
import { actingRow } from '@portal/remote-kit/staff'
import { Badge, Button, chakra, Flex, Text } from '@portal/ui'
import { useState } from 'react'
import { Moment } from '../shared/Moment.tsx'
import { useProblem } from '../shared/use-problem.ts'
import { useText } from '../texts.ts'

/** A key with its permissions and a button to revoke it. */
export function TeamRow({ team: { key, team, remotes, granted_by, granted_at, revoked_at } }: Props) {
  const text = useText()
  const [isConfirming, setConfirming] = useState(false)
  const write = useWrite(postReleaseRevoke, {
    refreshes: ['RELEASE_TEAM'],
    onDone: () => setConfirming(false),
  })
  const problem = useProblem()(write.error)
  return (
    <chakra.li css={actingRow}>
      <chakra.div minW="0" flex="1 1 320px">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight={600}>{team}</Text>
          {revoked_at && <Badge status="bad">{text('withdrawn')}</Badge>}
        </Flex>
        <Text>{remotes.includes('*') ? text('all_remotes') : remotes.join(', ')}</Text>
        <Text textStyle="meta" color="ink2">
          <code>{key}</code>
        </Text>
        <Text textStyle="meta" color="ink2">
          {granted_by}, <Moment at={granted_at} />
        </Text>
        {problem && (
          <Text role="alert" color="bad">
            {problem}
          </Text>
        )}
      </chakra.div>
      {!revoked_at && (
        <Button kind="secondary" small onClick={() => setConfirming(true)}>
          {text('revoke')}
        </Button>
      )}
      <LazyConfirm
        open={isConfirming}
        title={text('revoke_title', { team })}
        confirm={text('revoke')}
        cancel={text('cancel')}
        busy={write.isPending}
        onConfirm={() => write.mutate({ params: { key } })}
        onCancel={() => setConfirming(false)}
      >
        {text('revoke_hint')}
      </LazyConfirm>
    </chakra.li>
  )
}

interface Props {
  team: ReleaseTeam
}
