import {
  getNotificationPreferences,
  type NotificationPreferences,
  notificationKinds,
} from '@portal/contract/notification'
import { Notice, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { useText } from '../../../texts.ts'
import { NotificationKindRow, type NotificationSaveOutcome } from './NotificationKindRow.tsx'
import { PushDevices } from './push/PushDevices.tsx'

/** Card with notification settings by kind; each choice is saved immediately. */
export function NotificationsCard() {
  const text = useText()
  return (
    <AccountCard title={text('notify')} call={getNotificationPreferences} skeletonHeights={[420]}>
      {({ data }) => (
        <>
          <NotificationKindList preferences={data} />
          <PushDevices />
        </>
      )}
    </AccountCard>
  )
}

function NotificationKindList({ preferences }: { preferences: NotificationPreferences }) {
  const text = useText()
  const [outcome, setOutcome] = useState<NotificationSaveOutcome | null>(null)
  return (
    <>
      <Text color="ink2" mt="2" mb="4">
        {text('notify_intro')}
      </Text>
      <Stack gap="5">
        {notificationKinds.map((kind) => (
          <div key={kind}>
            <NotificationKindRow kind={kind} saved={preferences[kind]} onOutcome={setOutcome} />
            {outcome?.kind === kind && (
              <Notice
                status={outcome.isSaved ? 'good' : 'bad'}
                role={outcome.isSaved ? 'status' : 'alert'}
                mt="3"
              >
                {outcome.isSaved
                  ? text('notify_saved', {
                      what: text(`notify_${kind}`),
                      when: text(`notify_${outcome.when}`),
                    })
                  : text('notify_failed')}
              </Notice>
            )}
          </div>
        ))}
      </Stack>
    </>
  )
}
