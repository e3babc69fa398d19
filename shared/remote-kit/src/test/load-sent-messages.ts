import { createCallUrl, createPageRead, toQueryKey } from '@portal/contract/call'
import { getSentMessages } from '@portal/contract/sent-message'
import type { FakePortal } from './fake-portal.ts'

/** Loads the list of sent messages into the query cache. Returns a function that counts later requests for the list. */
export async function loadSentMessages(portal: FakePortal): Promise<() => number> {
  portal.answer(getSentMessages, { data: [] })
  const read = createPageRead(getSentMessages)
  await portal.queries.fetchQuery({ queryKey: toQueryKey(read), queryFn: () => portal.api.read(read) })
  return () => portal.sent.filter(({ path }) => path === createCallUrl(getSentMessages)).length - 1
}
