import * as v from '@portal/contract/schema'
import { Notice, Skeleton } from '@portal/ui'
import { MessageForm, type MessageFormProps } from '@portal/ui/message'
import { useCallback, useRef, useState } from 'react'
import { useApiErrorText } from './api-error-text.ts'
import { useDraft } from './draft.ts'
import { useAutosave } from './draft-autosave.ts'

const MessageDraft = v.object({
  text: v.string(),
  values: v.optional(v.record(v.string(), v.string()), {}),
  key: v.pipe(v.string(), v.nonEmpty()),
})

/**
 * A `MessageForm` that keeps its draft under a name until it is sent (`DraftsApi`) and shows the server's own error
 * text. Inside a layer, it resumes the draft each time the layer opens.
 */
export function DraftMessageForm({ name, ...props }: Props & { name: string }) {
  const { ready, begun, keep, drop } = useDraft(name, MessageDraft)
  if (!ready) return <Skeleton h="236px" />
  return <AutosavedMessageForm {...props} begun={begun?.value ?? null} keep={keep} drop={drop} />
}

type Props = Omit<MessageFormProps, 'begun' | 'onTyped'>
type AutosavedProps = Props & Required<Pick<MessageFormProps, 'begun'>> & Pick<DraftState, 'keep' | 'drop'>
type DraftState = ReturnType<typeof useDraft<typeof MessageDraft>>

function AutosavedMessageForm({ keep, drop, send, ...props }: AutosavedProps) {
  const typed = useRef(props.begun)
  const isTyped = ({ text, values }: NonNullable<typeof typed.current>) =>
    [text, ...Object.values(values)].some((one) => one.trim() !== '')
  const changed = useAutosave({
    draft: () => (typed.current && isTyped(typed.current) ? typed.current : null),
    keep,
    drop,
  })
  const [begun] = useState(props.begun)
  const onTyped = useCallback(
    (now: typeof typed.current) => {
      typed.current = now
      changed()
    },
    [changed],
  )
  const refusalText = useApiErrorText()
  const [refusal, setRefusal] = useState<string | null>(null)
  const sendOrTell: typeof send = async (...written) => {
    setRefusal(null)
    await send(...written).catch((error: unknown) => {
      setRefusal(refusalText(error))
      throw error
    })
  }
  return (
    <>
      <MessageForm {...props} send={sendOrTell} begun={begun} onTyped={onTyped} />
      {refusal && (
        <Notice status="bad" role="alert" mt="4">
          {refusal}
        </Notice>
      )}
    </>
  )
}
