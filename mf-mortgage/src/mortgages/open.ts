import { getLiving } from '@portal/contract/living'
import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import { fakePortal, renderView } from '@portal/remote-kit/test'
import MortgagesScreen from './MortgagesScreen.tsx'

export const texts = {
  nl: () => import('../texts/nl.json'),
  nl_u: () => import('../texts/nl_u.json'),
  en: () => import('../texts/en.json'),
  en_u: () => import('../texts/en_u.json'),
  de: () => import('../texts/de.json'),
  de_u: () => import('../texts/de_u.json'),
}

/** Opens the screen in a test, with these mortgages; without any their call fails. */
export async function open(mortgages?: Mortgage[], path = '/hypotheek') {
  const portal = fakePortal()
  if (mortgages) portal.answer(getMortgages, { data: mortgages })
  portal.answer(getLiving, { data: { property: { postcode: '3541AB', number: '14' } } })
  await renderView(MortgagesScreen, { portal, texts, path })
  return portal
}
