import { getCustomerFilePath, getHousehold } from '@portal/contract/household'
import type { Shell } from '../shell.ts'
import { openGatesWithoutFile } from './open-gates.ts'

/** Redirects a person without a file to the shared file, or to the account page with the invitations (HOUSE-05). */
export async function redirectToSharedFile({ core, granted, loadPage }: Shell): Promise<void> {
  granted.set(openGatesWithoutFile)
  if (location.pathname.startsWith('/editInfo')) return
  const { data } = await core.api.send(getHousehold)
  const open = data.received.find(({ state }) => state === 'active')
  loadPage(open ? `${getCustomerFilePath(open.file.id)}/` : '/editInfo/privacy')
}
