import { type ReleaseTeam, revokeReleaseKey } from '@portal/contract/release-team'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { Badge, Button, chakra, Flex, Text } from '@portal/ui'
import { useState } from 'react'
import { FormattedTime } from '../shared/FormattedTime.tsx'
import { useConsoleWrite } from '../shared/use-console-write.ts'
import { useText } from '../texts.ts'

/** Row of a team's key: its permissions and a button to revoke it. */
export function TeamRow({ team: { key, team, remotes, granted_by, granted_at, revoked_at } }: TeamRowProps) {
  const text = useText()
  const [isConfirming, setConfirming] = useState(false)
  const write = useConsoleWrite(revokeReleaseKey, {
    refreshes: ['RELEASE_TEAM'],
    onDone: () => setConfirming(false),
  })
  return (
    <chakra.li css={staffActionRowCss}>
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
          {granted_by}, <FormattedTime at={granted_at} />
        </Text>
        {write.errorText && (
          <Text role="alert" color="bad">
            {write.errorText}
          </Text>
        )}
      </chakra.div>
      {!revoked_at && (
        <Button kind="secondary" small onClick={() => setConfirming(true)}>
          {text('revoke')}
        </Button>
      )}
      <LazyConfirmDialog
        open={isConfirming}
        title={text('revoke_title', { team })}
        confirm={text('revoke')}
        cancel={text('cancel')}
        busy={write.isPending}
        onConfirm={() => write.mutate({ params: { key } })}
        onCancel={() => setConfirming(false)}
      >
        {text('revoke_hint')}
      </LazyConfirmDialog>
    </chakra.li>
  )
}

interface TeamRowProps {
  team: ReleaseTeam
}
