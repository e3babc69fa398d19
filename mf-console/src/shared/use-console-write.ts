import type { ApiCall } from '@portal/contract/call'
import { useWrite, type WriteOptions, type WriteState } from '@portal/remote-kit'
import { useText } from '../texts.ts'

/** `useWrite` with the server's error text for operators, or a general text if it has none. */
export function useConsoleWrite<C extends ApiCall>(call: C, options: WriteOptions<C>): WriteState<C> {
  const text = useText()
  return useWrite(call, { errorText: ({ body }) => body.message || text('act_failed'), ...options })
}
