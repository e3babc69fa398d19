import { Agent, request } from 'node:http'
import { getAppointments } from '@portal/contract/appointment'
import { login } from '@portal/contract/auth'
import { createPageRead, type PageRead } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getDocuments, getTenantDocuments } from '@portal/contract/document'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMails } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getObligations } from '@portal/contract/obligation'
import { getPolicies } from '@portal/contract/policy'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import { demoPassword } from '../../src/demo/seed-demo.ts'

export const customerSteps = ['sign-in', 'dashboard', 'documents', 'documents again'] as const
export type CustomerStep = (typeof customerSteps)[number]

export interface StepResult {
  step: CustomerStep
  /** HTTP status, or the message of the network error. */
  status: number | string
  durationMs: number
}

export const dashboardRequests: readonly PageRead[] = [
  getCustomer,
  getFamily,
  getMortgages,
  getPolicies,
  getLivingDetails,
  getIncomes,
  getPartnerIncomes,
  getRetirements,
  getPartnerRetirements,
  getObligations,
  getTasks,
  getMails,
  getActiveSignals,
  getAppointments,
].map((call) => createPageRead(call))
const documentRequests: readonly PageRead[] = [
  createPageRead(getDocuments),
  createPageRead(getTenantDocuments),
]

/** Number of connections that a browser opens to one host. */
const maxConnectionsPerHost = 6

interface TimedRequest {
  agent: Agent
  method?: string
  headers?: Record<string, string>
  body?: string
}

const sendRequest = (url: string, { agent, method = 'GET', headers = {}, body }: TimedRequest) =>
  new Promise<{ status: number | string; etag: string; text: string }>((resolve) => {
    const outgoing = request(url, { agent, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '', text }),
      )
    })
    outgoing.on('error', (error) => resolve({ status: error.message, etag: '', text: '' }))
    outgoing.end(body)
  })

/** Signs in, reads the dashboard, then reads the documents twice, as polling does. */
export async function simulateCustomer(server: string, username: string): Promise<StepResult[]> {
  const answered: StepResult[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnectionsPerHost })
  const sendTimedRequest = async (
    step: CustomerStep,
    url: string,
    sent: Omit<TimedRequest, 'agent'> = {},
  ) => {
    const startTime = performance.now()
    const answer = await sendRequest(url, { agent, ...sent })
    answered.push({ step, status: answer.status, durationMs: performance.now() - startTime })
    return answer
  }
  const signedIn = await sendTimedRequest('sign-in', `${server}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword, tenant: 'zuider' }),
  })
  if (signedIn.status !== 200) return answered
  const authorization = `Bearer ${JSON.parse(signedIn.text).access_token}`
  const sendPageRequest = (step: CustomerStep, { url }: PageRead, etag?: string) =>
    sendTimedRequest(step, `${server}/api/zuider${url}`, {
      headers: { authorization, 'accept-encoding': 'br', ...(etag ? { 'if-none-match': etag } : {}) },
    })
  await Promise.all(dashboardRequests.map((one) => sendPageRequest('dashboard', one)))
  const found = await Promise.all(documentRequests.map((one) => sendPageRequest('documents', one)))
  await Promise.all(
    documentRequests.map((one, index) => sendPageRequest('documents again', one, found[index]?.etag)),
  )
  agent.destroy()
  return answered
}
