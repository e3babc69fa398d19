import { filePath, getHousehold } from '@portal/contract/household'
import type { Shell } from '../shell.ts'
import { seenWithoutFile } from './seen-in-file.ts'

/**
 * Leads a person without a file to the shared file, or to the account page, which shows invitations and ended access
 * (HOUSE-05). A person on the account page stays there.
 */
export async function leadToFile({ core, granted, load }: Shell): Promise<void> {
  granted.set(seenWithoutFile)
  if (location.pathname.startsWith('/editInfo')) return
  const { data } = await core.api.send(getHousehold)
  const open = data.received.find(({ state }) => state === 'active')
  load(open ? `${filePath(open.file.id)}/` : '/editInfo/privacy')
}
