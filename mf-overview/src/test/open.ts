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

/** A customer in wire format with given properties. */
export const exampleCustomer = (given: Partial<v.InferInput<typeof Customer>> = {}): Customer =>
  v.parse(Customer, { id: 1, full_name: 'Anna de Wit', first_name: 'Anna', username: 'anna', ...given })

/** A partner in wire format with given properties. */
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

/** A call and its mocked response. */
type Given = [call: Call, answer: unknown]
export const given = <C extends Call>(call: C, answer: AnswerOf<C>): Given => [call, answer]

/** A call that the server rejects. */
export const refused = (call: Call): Given => [
  call,
  () => {
    throw new ApiError('refused', { status: 503, message: 'away' })
  },
]

/** The tenant has no requests and sent no messages. */
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
  /** Screen that this customer may not see. */
  without?: RouteName
}

/** Renders a view for a customer; calls without a mocked response fail. */
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

/** Text of an element with normalised spaces, for comparing amounts. */
export const plain = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ')
