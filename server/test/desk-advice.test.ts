// @module-tag full
import type { CallInput } from '@portal/contract/call'
import { addLeadStep, getDeskLeads } from '@portal/contract/desk/desk-lead'
import { getGivenAdvice, getReplayedAdvice } from '@portal/contract/desk/given-advice'
import { getScenarios } from '@portal/contract/scenario'
import { createScenarioRequestBody } from '@portal/domain/advice-input'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { givenAdvice } from '../src/database/tables/given-advice.ts'
import { calculateRefinance, calculationKeys, readAdviceCustomerFile } from './advice-customer.ts'
import type { DeskPerson } from './desk-staff.ts'
import { startDeskTestServer, tenantCode } from './desk-test-server.ts'
import type { Harness } from './harness.ts'
import { sendCall } from './send-call.ts'

const deskTestServer = startDeskTestServer()
const { getAdviser, findCustomerId, readQueuePart, listAccessesTo } = deskTestServer
let server: Harness
let sanne: DeskPerson
let ruben: DeskPerson
let eva: DeskPerson
beforeAll(() => {
  ;({ server, sanne, ruben, eva } = deskTestServer.getOffice())
})

const exampleLead = {
  first_name: 'Tess',
  insertion: 'van den',
  last_name: 'Berg',
  phone_number: '0612345029',
  email: 'tess@example.nl',
  i_give_permission: true,
} as const
/**
 * Requests advice as a customer, about a scenario or a lender's proposal; returns the customer's requests, newest
 * first.
 */
async function requestAdvice(subject: 'scenarios' | 'refinance') {
  const token = await server.getAccessToken('tess')
  const response =
    subject === 'refinance'
      ? await calculateRefinance(server, 'tess', {
          step: 'thanks',
          lead: { ...exampleLead, proposal_lender_hdn_code: 'HV' },
        })
      : await sendCall(server, getScenarios, {
          token,
          query: calculationKeys.scenarios,
          body: {
            step: 'thanks',
            ...createScenarioRequestBody(await readAdviceCustomerFile(server, token)),
            lead: { ...exampleLead, interested_in_scenario: 'death' },
          },
        })
  expect(response.statusCode, response.body).toBe(200)
  return listLeadsOf('tess')
}
const listLeadsOf = async (username: string) =>
  (
    await getAdviser().request(getDeskLeads, {
      params: { tenant: tenantCode, id: await findCustomerId(username) },
    })
  ).data

test('@DESK-19 an advice is shown as it was given: the inputs, the result with every step, and whether recalculating gives the same', async () => {
  const [lead] = await requestAdvice('scenarios')
  expect(lead).toMatchObject({ screen: 'scenarios', about: 'death', status: 'new', steps: [] })
  expect(lead?.advice).toMatchObject({ calculation: 'scenario', headline: { figure: null } })
  const params = { tenant: tenantCode, id: lead?.advice?.id ?? 0 }
  const { data } = await getAdviser().request(getGivenAdvice, { params })
  expect(data.customer.name).toBe('Tess van den Berg')
  expect(data.input).toHaveProperty(['applicant', 'income', 'annual_employment_income'])
  expect(data.asked.map((place) => data.outcomes[place]?.path)).toEqual(
    expect.arrayContaining(['death.applicant']),
  )
  for (const { figures } of data.outcomes)
    for (const { step, value, rule } of figures)
      expect(data.trace?.steps.find(({ id }) => id === step)).toMatchObject({ value, rule })
  expect(await listAccessesTo('tess')).toContain('Sanne Bakker: file')

  const readReplayedAdvice = async () => (await getAdviser().request(getReplayedAdvice, { params })).data
  expect(await readReplayedAdvice()).toMatchObject({
    that_day: { same: true, differences: [], other_editions: [] },
    today: { differences: [] },
  })
  const { db } = server.database
  const ownRow = eq(givenAdvice.id, Number(params.id))
  const [storedAdvice] = await db.select().from(givenAdvice).where(ownRow)
  const outcome = JSON.parse(storedAdvice?.outcome ?? '')
  const step = outcome.trace.steps.find(
    ({ id }: { id: number }) => id === outcome.death.applicant.figures['maximum_mortgage.total_sum'],
  )
  step.value += 1000
  const editions = { ...storedAdvice?.editions, tax: '2025-01-01' }
  await db
    .update(givenAdvice)
    .set({ outcome: JSON.stringify(outcome), editions })
    .where(ownRow)
  const changedAdvice = (await readReplayedAdvice())?.that_day
  expect([changedAdvice?.same, changedAdvice?.other_editions]).toEqual([false, ['tax']])
  const changedOutcome = changedAdvice?.differences.find(({ path }) => path === 'death.applicant')
  expect(changedOutcome?.figures).toEqual([
    expect.objectContaining({ name: 'maximum_mortgage.total_sum', was: step.value, is: step.value - 1000 }),
  ])

  const [proposal] = await requestAdvice('refinance')
  expect(proposal).toMatchObject({ about: 'Havenkade', advice: { calculation: 'refinance' } })
  expect(proposal?.advice?.headline?.figure?.rule).toBe('refinance_difference')
  const loan = (
    await getAdviser().request(getGivenAdvice, {
      params: { tenant: tenantCode, id: proposal?.advice?.id ?? 0 },
    })
  ).data
  expect(loan.input).not.toHaveProperty('products')
  expect(loan.asked.map((place) => loan.outcomes[place]?.name)).toEqual(['Havenkade Zeker', 'Havenkade Ruim'])
})

test('@DESK-20 of two advisers who take a request at once, one gets it and the other is notified; it can be passed to a colleague and closed', async () => {
  const [lead] = await listLeadsOf('tess')
  type LeadStepBody = NonNullable<CallInput<typeof addLeadStep>['body']>
  const sendLeadStep = (person: DeskPerson | undefined, body: LeadStepBody) =>
    person?.send(addLeadStep, { params: { tenant: tenantCode, id: lead?.id ?? 0 }, body })
  const takeStep = { status: 'taken_up', after: 0 } as const
  expect((await sendLeadStep(eva, takeStep))?.statusCode).toBe(403)
  const responses = await Promise.all([sendLeadStep(sanne, takeStep), sendLeadStep(ruben, takeStep)])
  expect(responses.map((one) => one?.statusCode).sort()).toEqual([200, 409])
  const winnerName = responses[0]?.statusCode === 200 ? 'Sanne Bakker' : 'Ruben Smit'
  expect(JSON.parse(responses.find((one) => one?.statusCode === 409)?.body ?? '')).toMatchObject({
    error: 'taken',
    message: expect.stringContaining(`${winnerName} was first`),
  })
  const readCurrentLead = async () => (await listLeadsOf('tess')).find(({ id }) => id === lead?.id)
  expect(await readCurrentLead()).toMatchObject({
    status: 'taken_up',
    steps: [{ assignee: winnerName, by: winnerName }],
  })
  const findLeadInQueue = async () => (await readQueuePart('lead'))?.items.find(({ id }) => id === lead?.id)
  expect(await findLeadInQueue()).toMatchObject({ taken_by: winnerName })

  const assignment = { status: 'taken_up', note: 'Belt liever na vijven', after: 1 } as const
  for (const assignee of [`${eva?.token}@example.nl`, 'niemand@example.nl'])
    expect((await sendLeadStep(sanne, { ...assignment, assignee }))?.statusCode).toBe(422)
  expect(
    (await sendLeadStep(sanne, { ...assignment, assignee: `${ruben?.token}@example.nl` }))?.statusCode,
  ).toBe(200)
  expect((await readCurrentLead())?.steps.at(-1)).toMatchObject({
    assignee: 'Ruben Smit',
    by: 'Sanne Bakker',
    note: 'Belt liever na vijven',
  })
  expect(
    (await sendLeadStep(ruben, { status: 'done', note: 'Afspraak gemaakt', after: 2 }))?.statusCode,
  ).toBe(200)
  expect((await readCurrentLead())?.status).toBe('done')
  expect(await findLeadInQueue()).toBeUndefined()
  const lateResponse = await sendLeadStep(sanne, { status: 'taken_up', after: 3 })
  expect([lateResponse?.statusCode, JSON.parse(lateResponse?.body ?? '').error]).toEqual([409, 'decided'])
})
