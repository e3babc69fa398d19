import { addActivityNote } from '@portal/contract/activity-note'
import { getInterestRateList, riskClasses } from '@portal/contract/interest-rate-list'
import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { getRefinance, interestPeriods } from '@portal/contract/refinance'
import { getScenarios } from '@portal/contract/scenario'
import { getSustainability } from '@portal/contract/sustainability'
import { createScenarioRequestBody } from '@portal/domain/advice-input'
import { toTenantDay } from '@portal/time/clock'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculateRefinance, calculationKeys, readAdviceCustomerFile } from './advice-customer.ts'
import { expectFiguresMatchSteps, parseScenarioSet } from './advice-results.ts'
import { callInputs, callSamples, getSampleBody } from './call-samples.ts'
import { type Harness, startHarness } from './harness.ts'
import { replaceField } from './invalid-field-values.ts'
import { sendCall } from './send-call.ts'
import { staffToken } from './sign-in-staff.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const exampleLead = {
  first_name: 'Tess',
  insertion: 'van den',
  last_name: 'Berg',
  phone_number: '0612345029',
  email: 'tess@example.nl',
  subscribe_to_mailing: false,
  i_give_permission: true,
}

describe('a request for advice', () => {
  const readReceivedItems = async (kind: string) =>
    (
      await server.staff.inject({
        method: 'POST',
        url: '/adviser/read',
        payload: { tenant: 'zuider', kind },
        headers: { authorization: `Bearer ${staffToken}` },
      })
    ).json().data

  const readStoredAdvice = async (id: number) =>
    (
      await server.staff.inject({
        method: 'POST',
        url: '/adviser/advice',
        payload: { lead: id },
        headers: { authorization: `Bearer ${staffToken}` },
      })
    ).json().data

  test('stores one lead and one note in Dutch, which the adviser can read @LEAD-01 @LEAD-05 @API-64', async () => {
    const token = await server.getAccessToken('tess')
    const body = {
      step: 'thanks',
      ...createScenarioRequestBody(await readAdviceCustomerFile(server, token)),
      lead: { ...exampleLead, interested_in_scenario: 'death' },
      idempotency_key: 'een-aanvraag-van-tess',
    }
    for (let time = 0; time < 2; time++) {
      const response = await sendCall(server, getScenarios, { token, body, query: calculationKeys.scenarios })
      expect(parseScenarioSet(response).death.applicant).not.toBeNull()
    }
    const leads = await readReceivedItems('lead')
    expect(leads.filter(({ customer }: { customer: string }) => customer === 'tess')).toHaveLength(1)
    expect(leads[0].item.content).toContain('Telefoon: 0612345029')
    expect(leads[0].item.content).toContain('Wil advies over: overlijden')
    const [note] = await readReceivedItems('activity_note')
    expect(note.item.content).toBe(
      'Tess van den Berg heeft uitgerekend of blijven wonen kan en vraagt advies over overlijden.',
    )
  })

  test('about a proposal names its lender @API-67', { tags: 'full' }, async () => {
    const response = await calculateRefinance(server, 'tess', {
      step: 'thanks',
      lead: { ...exampleLead, proposal_lender_hdn_code: 'HV' },
    })
    expect(response.statusCode).toBe(200)
    const [newestLead] = await readReceivedItems('lead')
    expect(newestLead.item).toMatchObject({ category: 'refinance', subject: 'HV' })
    expect(newestLead.item.content).toContain('oversluiten naar Havenkade')
  })

  test('stores the shown result with its inputs, norms and trace, and recalculating gives the same bytes', {
    tags: 'full',
  }, async () => {
    const requestShownResult = async (calculation: 'scenarios' | 'refinance') => {
      const change = { step: 'thanks', lead: { ...exampleLead, proposal_lender_hdn_code: 'HV' } }
      if (calculation === 'refinance') return (await calculateRefinance(server, 'tess', change)).body
      const token = await server.getAccessToken('tess')
      const body = {
        ...createScenarioRequestBody(await readAdviceCustomerFile(server, token)),
        step: 'thanks',
        lead: { ...exampleLead, interested_in_scenario: 'death' },
      }
      return (await sendCall(server, getScenarios, { token, body, query: calculationKeys.scenarios })).body
    }
    for (const calculation of ['scenarios', 'refinance'] as const) {
      const shownResult = await requestShownResult(calculation)
      const [newestLead] = await readReceivedItems('lead')
      const storedAdvice = await readStoredAdvice(newestLead.item.id)
      expect(shownResult).toContain(`{"data":{"result":${storedAdvice.outcome}}`)
      expect(storedAdvice).toMatchObject({ same: true, otherEditions: [], day: toTenantDay(new Date()) })
      expect(storedAdvice.editions.lending).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(JSON.parse(storedAdvice.outcome).trace.steps.length).toBeGreaterThan(0)
      expect(storedAdvice.input).not.toContain('0612345029')
    }
    expect(await readStoredAdvice(999_999)).toBeUndefined()
  })

  test.each([
    ['max', 'getMaximumMortgage', getMaximumMortgage],
    ['measures', 'getSustainability', getSustainability],
  ] as const)(
    'stores the shown result of a widget, recalculated by the server: %s',
    { tags: 'full' },
    async (calculation, name, call) => {
      const token = await server.getAccessToken('tess')
      const input = getSampleBody(name)
      const shownResult = (
        await sendCall(server, call, { body: input as never, query: callInputs[name] as never })
      ).body
      const note = { topic: 'widget', text: 'Tess vraagt advies.', lead: exampleLead }
      const leaveNoteWithAdvice = (advice: object) =>
        sendCall(server, addActivityNote, {
          token,
          body: { ...note, advice: { calculation, ...advice } } as never,
        })
      expect((await leaveNoteWithAdvice({ input })).statusCode).toBe(200)
      const [newestLead] = await readReceivedItems('lead')
      const storedAdvice = await readStoredAdvice(newestLead.item.id)
      expect(shownResult).toContain(`{"data":{"result":${storedAdvice.outcome}}`)
      expect(storedAdvice).toMatchObject({ calculation, same: true, day: toTenantDay(new Date()) })

      const rejectedResponse = await leaveNoteWithAdvice({ input: { ...input, market_value: 'veel' } })
      expect(rejectedResponse.statusCode).toBe(422)
      expect(Object.keys(rejectedResponse.json().errors)).toEqual(['market_value'])
      expect((await readReceivedItems('lead'))[0].item.id).toBe(newestLead.item.id)
    },
  )

  test('needs a phone number and permission', { tags: 'full' }, async () => {
    const token = await server.getAccessToken('tess')
    const body = { step: 'thanks', ...createScenarioRequestBody(await readAdviceCustomerFile(server, token)) }
    const sendLeadAndGetErrors = async (sentLead: object | null) =>
      (
        await sendCall(server, getScenarios, {
          token,
          body: { ...body, lead: sentLead },
          query: calculationKeys.scenarios,
        })
      ).json().errors
    const completeLead = { ...exampleLead, interested_in_scenario: 'death' }
    expect(await sendLeadAndGetErrors({ ...completeLead, phone_number: '' })).toHaveProperty([
      'lead.phone_number',
    ])
    expect(await sendLeadAndGetErrors({ ...completeLead, i_give_permission: false })).toHaveProperty([
      'lead.i_give_permission',
    ])
    expect(await sendLeadAndGetErrors(null)).toHaveProperty(['lead'])
  })
})

describe('an impossible input is rejected with the name of its field', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const invalidInputs: [string, (string | number)[], unknown][] = [
    ['born tomorrow', ['applicant', 'date_of_birth'], tomorrow],
    ['born 110 years ago', ['applicant', 'date_of_birth'], `${new Date().getFullYear() - 110}-01-01`],
    ['a child', ['applicant', 'date_of_birth'], `${new Date().getFullYear() - 10}-01-01`],
    ['no day of the calendar', ['applicant', 'date_of_birth'], '1990-02-30'],
    ['an income below zero', ['applicant', 'income', 'annual_employment_income'], -1],
    ['a rate below zero', ['loan_parts', 0, 'interest_rate'], -0.01],
    ['a rate in percent', ['loan_parts', 0, 'interest_rate'], 3.85],
    ['a rate that is no number', ['loan_parts', 0, 'interest_rate'], '0,0385'],
    ['no term', ['loan_parts', 0, 'duration_in_months'], 0],
    ['a term of a millennium', ['loan_parts', 0, 'duration_in_months'], 12_000],
    ['no debt', ['loan_parts', 0, 'current_amount'], 0],
    ['an unknown way of repaying', ['loan_parts', 0, 'repayment_type'], 'balloon'],
    ['no WOZ value', ['property_tax_value'], undefined],
    ['an unknown label', ['energy_label'], 'h'],
    ['a label with plus signs', ['energy_label'], 'a+++'],
    ['an unknown step', ['step'], 'refinance'],
    ['a field that there is not', ['lease_month'], 350],
    ['an income by a name that there is not', ['applicant', 'income', 'gross_monthly'], 5000],
    ['a field of a comparison', ['loan_parts', 0, 'nhg_applicable'], false],
  ]
  test.each(invalidInputs)('%s', async (_, path, value) => {
    const token = await server.getAccessToken('anna')
    const body = replaceField(getSampleBody('getScenarios'), path, value)
    const response = await sendCall(server, getScenarios, { token, body, query: calculationKeys.scenarios })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toContain(path.join('.'))
    expect(response.body).not.toContain('NaN')
  })

  test('a market value of zero, and a period that is not offered', async () => {
    const token = await server.getAccessToken('anna')
    for (const [field, value] of [
      ['market_value', 0],
      ['new_interest_period_in_months', 7],
    ] as const) {
      const body = { ...getSampleBody('getRefinance'), [field]: value }
      const response = await sendCall(server, getRefinance, {
        token,
        body,
        query: calculationKeys.refinance,
      })
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json().errors)).toContain(field)
    }
  })

  test('a file without income is reported in the response', async () => {
    const token = await server.getAccessToken('anna')
    const sampleBody = getSampleBody('getScenarios')
    const bodyWithoutIncome = replaceField(
      replaceField(sampleBody, ['applicant', 'income'], {}),
      ['partner'],
      null,
    )
    const response = await sendCall(server, getScenarios, {
      token,
      body: bodyWithoutIncome,
      query: calculationKeys.scenarios,
    })
    expect(response.json()).toMatchObject({ data: { result: null }, meta: { errors: ['income'] } })
  })
})

describe('keys', () => {
  test('an unknown key and another tenant’s key are rejected', {
    tags: 'full',
  }, async () => {
    const token = await server.getAccessToken('anna')
    const { body } = callSamples.getScenarios?.() ?? {}
    const getStatusWithKey = async (key: string, accessToken = token) =>
      (await sendCall(server, getScenarios, { token: accessToken, body, query: { key } })).statusCode
    expect(await getStatusWithKey('')).toBe(404)
    expect(await getStatusWithKey('geen-sleutel')).toBe(404)
    expect(await getStatusWithKey('zuider-oversluiten')).toBe(404)
    expect(await getStatusWithKey('noorder-scenarios')).toBe(401)
    expect(await getStatusWithKey('noorder-scenarios', await server.getAccessToken('hilde', 'noorder'))).toBe(
      200,
    )
  })

  test('a widget on a site that the tenant allowed calculates maximum and measures with a key alone', async () => {
    for (const [call, key] of [
      [getMaximumMortgage, 'zuider-maximaal'],
      [getSustainability, 'zuider-verduurzamen'],
    ] as const) {
      const body = getSampleBody(call === getMaximumMortgage ? 'getMaximumMortgage' : 'getSustainability')
      const origin = 'https://www.zuideradvies.example'
      const headers = { origin }
      const response = await sendCall(server, call, { body, headers, query: { key } })
      expect(response.statusCode).toBe(200)
      expect(response.headers['access-control-allow-origin']).toBe(origin)
      expect(response.headers.vary).toContain('origin')
      const { result } = v.parse(call.response, response.json()).data
      expectFiguresMatchSteps(result?.trace ?? null, result?.figures ?? null, result)
      const rejectedResponse = await sendCall(server, call, { body: {}, headers, query: { key } })
      expect([rejectedResponse.statusCode, rejectedResponse.headers['access-control-allow-origin']]).toEqual([
        422,
        origin,
      ])
      expect((await sendCall(server, call, { body, query: { key: 'x' } })).statusCode).toBe(404)
      const preflight = await server.app.inject({
        method: 'OPTIONS',
        url: `/advice${call.path}?key=${key}`,
        headers,
      })
      expect(preflight.headers['access-control-allow-origin']).toBe(origin)
      expect(preflight.headers['access-control-allow-headers']).toBe('content-type')
    }
    const personal = await server.app.inject({ method: 'OPTIONS', url: '/advice/scenarios' })
    expect(personal.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('the interest list has thirteen lenders with rates for every risk class and period @DEMO-27', async () => {
    const response = await sendCall(server, getInterestRateList, { query: { key: 'zuider-rentelijst' } })
    const { products } = v.parse(getInterestRateList.response, response.json()).data
    expect(new Set(products.map(({ lender_id }) => lender_id)).size).toBe(13)
    for (const { rates } of products)
      for (const risk of riskClasses)
        for (const period of interestPeriods) expect(rates[risk]?.[String(period)]).toBeGreaterThan(0.02)
  })
})
