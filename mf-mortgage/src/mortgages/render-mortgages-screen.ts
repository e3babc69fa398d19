import { getCustomer } from '@portal/contract/customer'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import './detail/MortgageDrawer.tsx'
import { texts } from '../texts.ts'
import MortgagesScreen from './MortgagesScreen.tsx'

/** Opens the mortgage screen with the given mortgages. If `mortgages` is undefined, the request fails. */
export async function renderMortgagesScreen(mortgages?: Mortgage[], path = '/hypotheek', mayChange = false) {
  const portal = createFakePortal()
  if (mortgages) portal.answer(getMortgages, { data: mortgages })
  portal.answer(getLivingDetails, { data: { property: { postcode: '3541AB', number: '14' } } })
  const anna = { id: 1, full_name: 'Anna de Wit', username: 'anna', can_update_self: mayChange }
  portal.answer(getCustomer, { data: anna })
  await renderView(MortgagesScreen, { portal, texts, path })
  return portal
}
