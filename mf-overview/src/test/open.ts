import type { AnswerOf, Call } from '@portal/contract/call'
import { Customer, getCustomer } from '@portal/contract/customer'
import { ApiError } from '@portal/contract/error'
import { getFamily, Partner } from '@portal/contract/family'
import { getMails } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import type { RouteName } from '@portal/contract/route-name'
import * as v from '@portal/contract/schema'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import { Tenant } from '@portal/contract/tenant'
import { isAllowed } from '@portal/domain/gate'
import { createStore, fakePortal, renderView } from '@portal/remote-kit/test'
import type { ComponentType } from 'react'
import { texts } from '../texts.ts'

/** A customer as the wire gives it, with what a test wants different. */
export const exampleCustomer = (given: Partial<v.InferInput<typeof Customer>> = {}): Customer =>
  v.parse(Customer, { id: 1, full_name: 'Anna de Wit', first_name: 'Anna', username: 'anna', ...given })

/** A partner as the wire gives it, with what a test wants different. */
export const examplePartner = (given: Partial<v.InferInput<typeof Partner>> = {}): Partner =>
  v.parse(Partner, { id: 2, full_name: 'Bas van der Meer', first_name: 'Bas', ...given })

const exampleTenant = (given: Partial<v.InferInput<typeof Tenant>> = {}): Tenant =>
  v.parse(Tenant, {
    name: 'Zuider',
    code: 'ZUIDER',
    pronoun: 'JE',
    primary_color: '#2438e0',
    secondary_color: '#f6aa79',
    ...given,
  })

/** What the server gives to a call. */
type Given = [call: Call, answer: unknown]
export const given = <C extends Call>(call: C, answer: AnswerOf<C>): Given => [call, answer]

/** A call that the server answers by a refusal. */
export const refused = (call: Call): Given => [
  call,
  () => {
    throw new ApiError('refused', { status: 503, message: 'away' })
  },
]

/** The firm asks nothing, and wrote nothing. */
export const quiet: Given[] = [
  given(getTasks, { data: { unfinished: [], finished: [] } }),
  ...[getNotes, getActiveSignals, getMails, getMortgages].map((call): Given => [call, { data: [] }]),
]

interface Setting {
  answers?: Given[]
  customer?: Customer
  partner?: Partner | null
  tenant?: Partial<v.InferInput<typeof Tenant>>
  path?: string
  /** A screen that this customer may not see. */
  without?: RouteName
}

/** Opens a view in a test for a customer; a call that is given no answer fails. */
export async function open(View: ComponentType, setting: Setting = {}) {
  const { answers = [], customer = exampleCustomer(), partner = null, path = '/', without } = setting
  const tenant = exampleTenant(setting.tenant)
  const portal = fakePortal({
    tenant: createStore<Tenant | null>(tenant),
    isAllowed: (gate) => isAllowed(gate, { tenant, partnerInsurer: null }),
    pathOf: (route) => (route === without ? null : `/${route}`),
  })
  portal.answer(getCustomer, { data: customer })
  portal.answer(getFamily, { data: { partner, children: [] } })
  for (const [call, answer] of answers) portal.answer(call, answer as never)
  await renderView(View, { portal, texts, path })
  return portal
}

/** The text of an element with every space the same, so that amounts can be compared. */
export const plain = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ')
