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
    /** Done once it has arrived or failed, which `state` tells. */
    send: async ({ documents, ...message }: Typed) => {
      const files = documents as unknown as Body['documents']
      await write
        .mutateAsync({ body: { ...message, documents: files, idempotency_key: key } })
        .catch(() => {})
    },
    /** Makes room for another message. */
    again: () => {
      setKey(crypto.randomUUID())
      write.reset()
    },
  } as const
}
