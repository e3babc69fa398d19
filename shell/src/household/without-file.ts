import { filePath, getHousehold } from '@portal/contract/household'
import type { Shell } from '../shell.ts'
import { seenWithoutFile } from './seen-in-file.ts'

/**
 * Leads who has no file of their own to the one that they were let into, and where there is none to the account, which says what
 * was offered or has ended (HOUSE-05). Who is at the account already stays there.
 */
export async function leadToFile({ core, granted, load }: Shell): Promise<void> {
  granted.set(seenWithoutFile)
  if (location.pathname.startsWith('/editInfo')) return
  const { data } = await core.api.send(getHousehold)
  const open = data.received.find(({ state }) => state === 'active')
  load(open ? `${filePath(open.file.id)}/` : '/editInfo/privacy')
}
