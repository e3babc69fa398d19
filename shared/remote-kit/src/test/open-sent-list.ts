import { createCallUrl, createPageRead, toQueryKey } from '@portal/contract/call'
import { getSentMessages } from '@portal/contract/sent-message'
import type { FakePortal } from './fake-portal.ts'

/**
 * Reads the list of sent messages as its screen does.
 * @returns function that returns how often the list was read afterwards
 */
export async function openSentList(portal: FakePortal): Promise<() => number> {
  portal.answer(getSentMessages, { data: [] })
  const read = createPageRead(getSentMessages)
  await portal.queries.fetchQuery({ queryKey: toQueryKey(read), queryFn: () => portal.api.read(read) })
  return () => portal.sent.filter(({ path }) => path === createCallUrl(getSentMessages)).length - 1
}
