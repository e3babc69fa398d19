import type { ApiCall, CallResponse } from '@portal/contract/call'
import { Customer, getCustomer } from '@portal/contract/customer'
import { ApiError } from '@portal/contract/error'
import { getFamily, Partner } from '@portal/contract/family'
import { getMails } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import { Tenant } from '@portal/contract/tenant'
import * as v from '@portal/contract/valibot'
import { isAccessAllowed } from '@portal/domain/access-gate'
import type { RouteName } from '@portal/remote-kit/route-name'
import { createFakePortal, createStore, renderView } from '@portal/remote-kit/test'
import type { ComponentType } from 'react'
import { texts } from '../texts.ts'

export const createCustomer = (given: Partial<v.InferInput<typeof Customer>> = {}): Customer =>
  v.parse(Customer, { id: 1, full_name: 'Anna de Wit', first_name: 'Anna', username: 'anna', ...given })

export const createPartner = (given: Partial<v.InferInput<typeof Partner>> = {}): Partner =>
  v.parse(Partner, { id: 2, full_name: 'Bas van der Meer', first_name: 'Bas', ...given })

const createTenant = (given: Partial<v.InferInput<typeof Tenant>> = {}): Tenant =>
  v.parse(Tenant, {
    name: 'Zuider',
    code: 'ZUIDER',
    pronoun: 'JE',
    primary_color: '#2438e0',
    secondary_color: '#f6aa79',
    ...given,
  })

type MockedCall = [call: ApiCall, answer: unknown]
export const mockCall = <C extends ApiCall>(call: C, answer: CallResponse<C>): MockedCall => [call, answer]

export const mockRejectedCall = (call: ApiCall): MockedCall => [
  call,
  () => {
    throw new ApiError('refused', { status: 503, message: 'away' })
  },
]

/** Mocked calls of a tenant that requests nothing from the customer and sent no messages. */
export const quietTenantCalls: MockedCall[] = [
  mockCall(getTasks, { data: { unfinished: [], finished: [] } }),
  ...[getNotes, getActiveSignals, getMails, getMortgages].map((call): MockedCall => [call, { data: [] }]),
]

interface RenderOverviewOptions {
  answers?: MockedCall[]
  customer?: Customer
  partner?: Partner | null
  tenant?: Partial<v.InferInput<typeof Tenant>>
  path?: string
  /** Route of a screen that this customer may not see. */
  hiddenRoute?: RouteName
  /** Parts of another person's customer file that this customer may see; absent if customers view their own file. */
  visibleParts?: ReadonlySet<string>
}

/** Renders a view for a customer; calls without a mocked response fail. */
export async function renderOverview(View: ComponentType, setting: RenderOverviewOptions = {}) {
  const {
    answers = [],
    customer = createCustomer(),
    partner = null,
    path = '/',
    hiddenRoute,
    visibleParts = null,
  } = setting
  const tenant = createTenant(setting.tenant)
  const portal = createFakePortal({
    tenant: createStore<Tenant | null>(tenant),
    isAllowed: (gate) => isAccessAllowed(gate, { tenant, partnerInsurer: null, granted: visibleParts }),
    pathOf: (route) => (route === hiddenRoute ? null : `/${route}`),
  })
  portal.answer(getCustomer, { data: customer })
  portal.answer(getFamily, { data: { partner, children: [] } })
  for (const [call, answer] of answers) portal.answer(call, answer as never)
  await renderView(View, { portal, texts, path })
  return portal
}

/** Text of an element with normalised spaces, for comparing amounts. */
export const getPlainText = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ')
