import { Agent, request } from 'node:http'
import { getAppointments } from '@portal/contract/appointment'
import { login } from '@portal/contract/auth'
import { type Read, readOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getDocuments, getTenantDocuments } from '@portal/contract/document'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getLiving } from '@portal/contract/living'
import { getMails } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getObligations } from '@portal/contract/obligation'
import { getPolicies } from '@portal/contract/policy'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import { demoPassword } from '../../src/demo/seed.ts'

/** Actions of a customer, in order. */
export const steps = ['sign-in', 'dashboard', 'documents', 'documents again'] as const
export type StepName = (typeof steps)[number]

/** A customer's request: its step, response, and duration in milliseconds. */
export interface Answered {
  step: StepName
  /** HTTP status, or the error. */
  status: number | string
  took: number
}

/** Reads of the dashboard. */
export const dashboard: readonly Read[] = [
  getCustomer,
  getFamily,
  getMortgages,
  getPolicies,
  getLiving,
  getIncomes,
  getPartnerIncomes,
  getRetirements,
  getPartnerRetirements,
  getObligations,
  getTasks,
  getMails,
  getActiveSignals,
  getAppointments,
].map((call) => readOf(call))
const documents: readonly Read[] = [readOf(getDocuments), readOf(getTenantDocuments)]

/** Connections that a browser opens to one host. */
const connections = 6

interface Sent {
  agent: Agent
  method?: string
  headers?: Record<string, string>
  body?: string
}

const send = (url: string, { agent, method = 'GET', headers = {}, body }: Sent) =>
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

/** Simulates one customer: signs in, reads the dashboard, then the documents, and those again, as a poll does. */
export async function beCustomer(server: string, username: string): Promise<Answered[]> {
  const answered: Answered[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const sendTimed = async (step: StepName, url: string, sent: Omit<Sent, 'agent'> = {}) => {
    const began = performance.now()
    const answer = await send(url, { agent, ...sent })
    answered.push({ step, status: answer.status, took: performance.now() - began })
    return answer
  }
  const signedIn = await sendTimed('sign-in', `${server}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword, tenant: 'zuider' }),
  })
  if (signedIn.status !== 200) return answered
  const authorization = `Bearer ${JSON.parse(signedIn.text).access_token}`
  const read = (step: StepName, { url }: Read, etag?: string) =>
    sendTimed(step, `${server}/api/zuider${url}`, {
      headers: { authorization, 'accept-encoding': 'br', ...(etag ? { 'if-none-match': etag } : {}) },
    })
  await Promise.all(dashboard.map((one) => read('dashboard', one)))
  const found = await Promise.all(documents.map((one) => read('documents', one)))
  await Promise.all(documents.map((one, index) => read('documents again', one, found[index]?.etag)))
  agent.destroy()
  return answered
}
