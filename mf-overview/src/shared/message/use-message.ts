import type { BodyOf } from '@portal/contract/call'
import { sendMessage } from '@portal/contract/message'
import { refreshSent, useApiErrorText, useBsnConfirmation, usePortal, useWrite } from '@portal/remote-kit'
import { useState } from 'react'

type Body = BodyOf<typeof sendMessage>

/** What a customer sends, with files as the browser gives them. */
type Typed = Omit<Body, 'idempotency_key' | 'documents' | 'with_bsn'> & {
  documents: File[]
  withBsn?: string[]
}

/** Sends a message to the adviser once, however often it is tried (MSG-02). */
export function useMessage() {
  const { queries } = usePortal()
  const write = useWrite(sendMessage)
  const bsn = useBsnConfirmation()
  const refusalText = useApiErrorText()
  const [key, setKey] = useState<string>(() => crypto.randomUUID())
  return {
    state: write.isPending ? 'sending' : write.isSuccess ? 'sent' : write.isError ? 'failed' : 'unsent',
    /** What the server says of a message that it refused, where it has a sentence for that. */
    refusal: refusalText(write.error),
    /** Under which it is sent. */
    key,
    /** Answers whether it has arrived, which `state` tells too. */
    send: async ({ documents, withBsn, ...message }: Typed): Promise<boolean> => {
      const files = documents as unknown as Body['documents']
      const allowed = bsn.allowed(documents, withBsn)
      const body = { ...message, documents: files, with_bsn: allowed, idempotency_key: key }
      const sent = write.mutateAsync({ body }).catch(bsn.recordQuestion(documents))
      return sent.then(
        () => {
          refreshSent(queries, documents)
          return true
        },
        () => false,
      )
    },
    /** Makes room for another message, or for one that was begun before under a key. */
    again: (begun: string = crypto.randomUUID()) => {
      setKey(begun)
      write.reset()
    },
  } as const
}
