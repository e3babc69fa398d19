import type { BodyOf } from '@portal/contract/call'
import { sendMessage } from '@portal/contract/message'
import { useWrite } from '@portal/remote-kit'
import { useState } from 'react'

type Body = BodyOf<typeof sendMessage>

/** What a customer sends, with files as the browser gives them. */
type Typed = Omit<Body, 'idempotency_key' | 'documents'> & { documents: File[] }

/** Sends a message to the adviser once, however often it is tried (MSG-02). */
export function useMessage() {
  const write = useWrite(sendMessage)
  const [key, setKey] = useState(() => crypto.randomUUID())
  return {
    state: write.isPending ? 'sending' : write.isSuccess ? 'sent' : write.isError ? 'failed' : 'unsent',
    send: ({ documents, ...message }: Typed) => {
      if (write.isPending) return
      write.mutate({
        body: { ...message, documents: documents as unknown as Body['documents'], idempotency_key: key },
      })
    },
    /** Makes room for another message. */
    again: () => {
      setKey(crypto.randomUUID())
      write.reset()
    },
  } as const
}
