import {
  getNotificationPreferences,
  type NotificationFrequency,
  type NotificationKind,
  type NotificationPreferences,
  notificationFrequencies,
  notificationKinds,
  saveNotificationPreference,
} from '@portal/contract/notification'
import { useWrite } from '@portal/remote-kit'
import { Notice, Stack, Text } from '@portal/ui'
import { ChoiceField, Form, useForm } from '@portal/ui/form'
import { useEffect, useState } from 'react'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { useText } from '../../../texts.ts'
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

interface NotificationSaveOutcome {
  kind: NotificationKind
  when: NotificationFrequency
  isSaved: boolean
}

interface NotificationKindRowProps {
  kind: NotificationKind
  /** Current value on the server. */
  saved: NotificationFrequency
  onOutcome: (outcome: NotificationSaveOutcome | null) => void
}

/**
 * Choice of when to notify by mail about one kind of event. Each choice is saved immediately; a choice made during a
 * save is saved after it.
 */
function NotificationKindRow({ kind, saved, onOutcome }: NotificationKindRowProps) {
  const text = useText()
  const form = useForm<Record<string, NotificationFrequency>>({ defaultValues: { [kind]: saved } })
  const chosen = form.watch(kind) ?? saved
  const [kept, setKept] = useState(saved)
  const { mutateAsync, isPending } = useWrite(saveNotificationPreference, {
    refreshes: ['NOTIFICATION_PREFERENCES'],
  })
  useEffect(() => {
    if (isPending || chosen === kept) return
    onOutcome(null)
    mutateAsync({ body: { kind, when: chosen } }).then(
      () => {
        setKept(chosen)
        onOutcome({ kind, when: chosen, isSaved: true })
      },
      () => {
        form.setValue(kind, kept)
        onOutcome({ kind, when: chosen, isSaved: false })
      },
    )
  }, [chosen, kept, isPending, kind, form, mutateAsync, onOutcome])
  return (
    <Form form={form} onSubmit={() => {}}>
      <ChoiceField
        name={kind}
        label={text(`notify_${kind}`)}
        hint={text(`notify_${kind}_hint`)}
        beside={180}
        options={notificationFrequencies.map((value) => ({ value, label: text(`notify_${value}`) }))}
      />
    </Form>
  )
}
