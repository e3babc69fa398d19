import {
  getNotificationPreferences,
  type NotificationPreferences,
  notificationKinds,
} from '@portal/contract/notification'
import { useCurrent } from '@portal/remote-kit'
import { Notice, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { useText } from '../../../texts.ts'
import { KindRow, type Outcome } from './KindRow.tsx'
import { PushDevices } from './push/PushDevices.tsx'

/** Notification settings by subject, time and channel; each is saved when it is chosen. */
export function NotificationsCard() {
  const text = useText()
  const read = useCurrent(getNotificationPreferences)
  return (
    <AccountCard title={text('notify')} read={read} waiting={[420]}>
      {({ data }) => (
        <>
          <Kinds preferences={data} />
          <PushDevices />
        </>
      )}
    </AccountCard>
  )
}

function Kinds({ preferences }: { preferences: NotificationPreferences }) {
  const text = useText()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return (
    <>
      <Text color="ink2" mt="2" mb="4">
        {text('notify_intro')}
      </Text>
      <Stack gap="5">
        {notificationKinds.map((kind) => (
          <div key={kind}>
            <KindRow kind={kind} saved={preferences[kind]} onOutcome={setOutcome} />
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
