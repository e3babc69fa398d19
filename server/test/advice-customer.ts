import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { getLenderLabels } from '@portal/contract/lender'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { getObligations } from '@portal/contract/obligation'
import { getRefinance } from '@portal/contract/refinance'
import { getScenarios } from '@portal/contract/scenario'
import {
  type AdviceCustomerFile,
  createRefinanceRequestBody,
  createScenarioRequestBody,
} from '@portal/domain/advice-input'
import type { Harness } from './harness.ts'
import { sendCall } from './send-call.ts'

export const calculationKeys = {
  scenarios: { key: 'zuider-scenarios' },
  refinance: { key: 'zuider-oversluiten' },
}

/** Reads the parts of a customer's file that calculations need, with the calls that the screens use. */
export async function readAdviceCustomerFile(server: Harness, token: string): Promise<AdviceCustomerFile> {
  const [customer, family, livingDetails, mortgages, obligations] = await Promise.all([
    server.request(getCustomer, token),
    server.request(getFamily, token),
    server.request(getLivingDetails, token),
    server.request(getMortgages, token),
    server.request(getObligations, token),
  ])
  const [mortgage] = mortgages.data
  if (!mortgage || !livingDetails.data) throw new Error('has no mortgage or home')
  return {
    customer: customer.data,
    family: family.data,
    living: livingDetails.data,
    mortgage,
    obligations: obligations.data,
    today: new Date().toISOString().slice(0, 10),
  }
}

/** Calculates a customer's scenarios from the customer's file. */
export async function calculateScenarios(server: Harness, username: string): ReturnType<typeof sendCall> {
  const token = await server.getAccessToken(username)
  const body = {
    step: 'scenarios',
    ...createScenarioRequestBody(await readAdviceCustomerFile(server, token)),
  }
  return sendCall(server, getScenarios, { token, body, query: calculationKeys.scenarios })
}

/** Compares a customer's loan with current offers, from the customer's file. */
export async function calculateRefinance(
  server: Harness,
  username: string,
  change: object = {},
): ReturnType<typeof sendCall> {
  const token = await server.getAccessToken(username)
  const file = await readAdviceCustomerFile(server, token)
  const code = file.mortgage.agency?.hdn_code ?? ''
  const labels = (await server.request(getLenderLabels, token, { params: { code } })).data
  const label = labels.find(({ name }) => name === file.mortgage.company_label_description)
  const body = {
    step: 'refinance',
    ...createRefinanceRequestBody(file, {
      marketValue: file.mortgage.marktwaarde ?? 0,
      period: 120,
      financesPenalty: false,
      measuresCosts: 0,
      rateAfter: null,
      productLineId: label?.product_id === undefined ? null : String(label.product_id),
    }),
    ...change,
  }
  return sendCall(server, getRefinance, { token, body, query: calculationKeys.refinance })
}
