import type { CallResponse } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { getObligations } from '@portal/contract/obligation'
import { getPossessions } from '@portal/contract/possession'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import type { Harness } from './harness.ts'

const customerFileCalls = {
  customer: getCustomer,
  family: getFamily,
  incomes: getIncomes,
  partnerIncomes: getPartnerIncomes,
  pensions: getRetirements,
  partnerPensions: getPartnerRetirements,
  obligations: getObligations,
  savings: getPossessions,
  living: getLivingDetails,
  mortgages: getMortgages,
}

/** Reads all data of a customer's own file, to detect which part has changed. */
export async function readCustomerFile(server: Harness, token: string, tenant = 'zuider') {
  const responses = Object.entries(customerFileCalls).map(async ([name, call]) => [
    name,
    (await server.request(call, token, undefined, tenant)).data,
  ])
  return Object.fromEntries(await Promise.all(responses)) as {
    [K in keyof typeof customerFileCalls]: CallResponse<(typeof customerFileCalls)[K]>['data']
  }
}
