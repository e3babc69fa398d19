import {
  type NotificationFrequency,
  type NotificationKind,
  notificationFrequencies,
  saveNotificationPreference,
} from '@portal/contract/notification'
import { useWrite } from '@portal/remote-kit'
import { ChoiceField, Form, useForm } from '@portal/ui/form'
import { useEffect, useState } from 'react'
import { useText } from '../../../texts.ts'

export interface NotificationSaveOutcome {
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
export function NotificationKindRow({ kind, saved, onOutcome }: NotificationKindRowProps) {
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
