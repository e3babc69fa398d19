import { MessageForm, type MessageFormProps } from '@portal/blocks/message'
import * as v from '@portal/contract/valibot'
import { useApiErrorText, useDraft } from '@portal/remote-kit'
import { useAutosave } from '@portal/remote-kit/draft-autosave'
import { Notice, Skeleton } from '@portal/ui'
import { useCallback, useRef, useState } from 'react'

const MessageDraft = v.object({
  text: v.string(),
  values: v.optional(v.record(v.string(), v.string()), {}),
  key: v.pipe(v.string(), v.nonEmpty()),
})

/** A `MessageForm` that stores its draft under a name until the message is sent (`DraftsApi`). */
export function DraftMessageForm({ name, ...props }: DraftMessageFormProps & { name: string }) {
  const { ready, resumed, save, remove } = useDraft(name, MessageDraft)
  if (!ready) return <Skeleton h="236px" />
  return <AutosavedMessageForm {...props} resumedDraft={resumed?.value ?? null} save={save} remove={remove} />
}

type DraftMessageFormProps = Omit<MessageFormProps, 'resumedDraft' | 'onTyped'>
type AutosavedMessageFormProps = DraftMessageFormProps &
  Required<Pick<MessageFormProps, 'resumedDraft'>> &
  Pick<MessageDraftState, 'save' | 'remove'>
type MessageDraftState = ReturnType<typeof useDraft<typeof MessageDraft>>

function AutosavedMessageForm({ save, remove, send, ...props }: AutosavedMessageFormProps) {
  const typed = useRef(props.resumedDraft)
  const hasInput = ({ text, values }: NonNullable<typeof typed.current>) =>
    [text, ...Object.values(values)].some((one) => one.trim() !== '')
  const { changed } = useAutosave({
    draft: () => (typed.current && hasInput(typed.current) ? typed.current : null),
    save,
    remove,
  })
  const [begun] = useState(props.resumedDraft)
  const onTyped = useCallback(
    (now: typeof typed.current) => {
      typed.current = now
      changed()
    },
    [changed],
  )
  const getApiErrorText = useApiErrorText()
  const [refusal, setRefusal] = useState<string | null>(null)
  const sendOrTell: typeof send = async (...written) => {
    setRefusal(null)
    await send(...written).catch((error: unknown) => {
      setRefusal(getApiErrorText(error))
      throw error
    })
  }
  return (
    <>
      <MessageForm {...props} send={sendOrTell} resumedDraft={begun} onTyped={onTyped} />
      {refusal && (
        <Notice status="bad" role="alert" mt="4">
          {refusal}
        </Notice>
      )}
    </>
  )
}
