import { getCustomerFilePath, getHousehold } from '@portal/contract/household'
import type { Shell } from '../shell.ts'
import { accessScopesWithoutFile } from './access-subjects.ts'

/**
 * Redirects a person without an own customer file to the file that is shared with them, or to the account page with the
 * invitations (HOUSE-05).
 */
export async function redirectToSharedCustomerFile({ core, granted, loadPage }: Shell): Promise<void> {
  granted.set(accessScopesWithoutFile)
  if (location.pathname.startsWith('/editInfo')) return
  const { data } = await core.api.send(getHousehold)
  const open = data.received.find(({ state }) => state === 'active')
  loadPage(open ? `${getCustomerFilePath(open.file.id)}/` : '/editInfo/privacy')
}
