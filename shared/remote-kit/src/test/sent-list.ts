import { keyOf, readOf, urlOf } from '@portal/contract/call'
import { getSentMessages } from '@portal/contract/sent-message'
import type { FakePortal } from './fake-portal.ts'

/**
 * Reads the list of sent messages as its screen does.
 * @returns how often the list was read after that
 */
export async function openSentList(portal: FakePortal): Promise<() => number> {
  portal.answer(getSentMessages, { data: [] })
  const read = readOf(getSentMessages)
  await portal.queries.fetchQuery({ queryKey: keyOf(read), queryFn: () => portal.api.read(read) })
  return () => portal.sent.filter(({ path }) => path === urlOf(getSentMessages)).length - 1
}
