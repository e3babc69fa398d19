import * as v from '@portal/contract/valibot'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import {
  activateAccount,
  changePassword,
  mailTwoFactorCode,
  recoverPassword,
  resetPassword,
  validateMailedToken,
} from './account.ts'
import { addActivityNote } from './activity-note.ts'
import {
  AdviceIncome,
  AdviceLead,
  AdvicePerson,
  adviceLoanPartFields,
  adviceServiceKeyField,
  RateFraction,
  RefinanceLead,
  ScenarioLead,
} from './advice.ts'
import { maxAdviceAmounts } from './advice-amount.ts'
import { bookAppointment } from './appointment.ts'
import { login, logout, refreshTokens } from './auth.ts'
import { minPasswordLength } from './auth-path.ts'
import { saveAvatar } from './avatar.ts'
import { beginDataRetrieval, inviteToDataRetrieval } from './data-retrieval.ts'
import { uploadDocument } from './document.ts'
import { uploadProofOfIncome } from './income.ts'
import { getLenderImage, getLenderLabels, getLenders } from './lender.ts'
import { MaximumMortgageInput } from './maximum-mortgage.ts'
import { sendMessage } from './message.ts'
import { RefinanceInput } from './refinance.ts'
import { RemoteRoute } from './remote-registry.ts'
import { ScenarioInput } from './scenario.ts'
import { getStreetView } from './street-view.ts'
import { SustainabilityInput } from './sustainability.ts'
import { replyToTask } from './task-reply.ts'
import { getSubdomainByCode } from './tenant.ts'
import { beginTwoStepChange, changeTwoStepSetting } from './two-step-sign-in.ts'
import { WidgetEvent, WidgetMessage } from './widget.ts'
import { createIncludeParam, createPerPageParam, Id, pageNumberParam } from './wire.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const isAccepted = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success
const repeatLetter = (length: number) => 'x'.repeat(length)
const getBodyFields = <Entries>({ body }: { body: { entries: Entries } }): Entries => body.entries

test.each<[name: string, schema: v.GenericSchema, most: number]>([
  ['a user name', getBodyFields(login).username, 200],
  ['a password', getBodyFields(login).password, 1000],
  ['an office code', getBodyFields(login).tenant, 200],
  ['a one-time code', getBodyFields(login).otp, 20],
  ['a scope', getBodyFields(login).scope, 50],
  ['a refresh token', getBodyFields(refreshTokens).token, 4000],
  ['the token of who signs out', getBodyFields(logout).token, 4000],
  ['the tenant of who signs out', getBodyFields(logout).tenant, 200],
  ['a current password', getBodyFields(changePassword).current_password, 1000],
  ['a new password', getBodyFields(changePassword).new_password, 1000],
  ['a repeated password', getBodyFields(changePassword).new_password_confirmation, 1000],
  ['a password that is set', getBodyFields(resetPassword).password, 1000],
  ['a mailed token', getBodyFields(resetPassword).token, 200],
  ['a forgotten password’s user name', getBodyFields(recoverPassword).username, 200],
  ['a portal', getBodyFields(recoverPassword).portal, 200],
  ['a code’s user name', getBodyFields(mailTwoFactorCode).username, 200],
  ['a code’s scope', getBodyFields(mailTwoFactorCode).scope, 50],
  ['an activation code', getBodyFields(activateAccount).number, 100],
  ['a token to look up', getBodyFields(validateMailedToken).token, 200],
  ['what comes with a token', getBodyFields(validateMailedToken).include, 100],
  ['the password of two steps', getBodyFields(beginTwoStepChange).current_password, 1000],
  ['the code of two steps', getBodyFields(changeTwoStepSetting).otp, 20],
  ['a message', getBodyFields(sendMessage).message, 10_000],
  ['a message’s screen', getBodyFields(sendMessage).screen, 100],
  ['a message’s subject', getBodyFields(sendMessage).subject, 200],
  ['a note’s topic', getBodyFields(addActivityNote).topic, 100],
  ['a note', getBodyFields(addActivityNote).text, 10_000],
  ['an answer to a task', getBodyFields(replyToTask).message, 10_000],
  ['a task’s screen', getBodyFields(replyToTask).screen, 100],
  ['a task’s status', getBodyFields(replyToTask).task_status, 50],
  ['a document’s name', getBodyFields(uploadDocument).name, 200],
  ['a document’s screen', getBodyFields(uploadDocument).screen, 100],
  ['an income’s document', getBodyFields(uploadProofOfIncome).name, 200],
  ['what is retrieved', getBodyFields(beginDataRetrieval).type, 50],
  ['what is invited to', getBodyFields(inviteToDataRetrieval).type, 50],
  ['an appointment’s description', getBodyFields(bookAppointment).description, 2000],
  ['a lead’s first name', AdviceLead.entries.first_name, 100],
  ['a lead’s insertion', AdviceLead.entries.insertion, 20],
  ['a lead’s last name', AdviceLead.entries.last_name, 100],
  ['a lead’s scenario', ScenarioLead.entries.interested_in_scenario, 100],
  ['a lead’s lender', RefinanceLead.entries.proposal_lender_hdn_code, 20],
  ['a service’s key', adviceServiceKeyField, 100],
  ['a lender’s code', RefinanceInput.entries.lender_hdn_code, 20],
  ['a product', RefinanceInput.entries.product_line_id, 40],
  ['a measure’s name', SustainabilityInput.entries.measures.item.entries.name, 100],
  ['a lender in a path', getLenderLabels.params.code, 20],
  ['a picture’s lender', getLenderImage.params.code, 20],
  ['a picture’s key', getLenderImage.query.key, 100],
  ['an office code in a path', getSubdomainByCode.params.code, 64],
  ['a place to look at', getStreetView.query.location, 200],
  ['what is asked along', createIncludeParam('x'), 300],
])('%s may have its maximum length, and not one character more', (_, schema, most) => {
  expect(isAccepted(schema, repeatLetter(most))).toBe(true)
  expect(isAccepted(schema, repeatLetter(most + 1))).toBe(false)
})

test('phone number and mail address have a format and a maximum length', () => {
  const { phone_number, email } = AdviceLead.entries
  expect([20, 21].map((length) => isAccepted(phone_number, '0'.repeat(length)))).toEqual([true, false])
  expect(isAccepted(phone_number, repeatLetter(10))).toBe(false)
  const createEmail = (length: number) => `${repeatLetter(length - '@a.nl'.length)}@a.nl`
  expect([200, 201].map((length) => isAccepted(email, createEmail(length)))).toEqual([true, false])
})

test('a picture’s text has at most 2,800,000 characters', () => {
  const { avatar } = getBodyFields(saveAvatar)
  expect([2_800_000, 2_800_004].map((length) => isAccepted(avatar, 'A'.repeat(length)))).toEqual([
    true,
    false,
  ])
})

test('@LOGIN-05 @RESET-02 @PWCHANGE-03 a new password has at least 8 characters', () => {
  expect(minPasswordLength).toBe(8)
  for (const schema of [getBodyFields(changePassword).new_password, getBodyFields(resetPassword).password])
    expect([7, 8].map((length) => isAccepted(schema, repeatLetter(length)))).toEqual([false, true])
})

test.each<[name: string, schema: v.GenericSchema]>([
  ['user name', getBodyFields(login).username],
  ['password', getBodyFields(login).password],
  ['office code', getBodyFields(login).tenant],
  ['refresh token', getBodyFields(refreshTokens).token],
  ['token of who signs out', getBodyFields(logout).token],
  ['current password', getBodyFields(changePassword).current_password],
  ['password of two steps', getBodyFields(beginTwoStepChange).current_password],
  ['id', Id],
])('an empty %s is rejected', (_, schema) => {
  expect([isAccepted(schema, ''), isAccepted(schema, 'x')]).toEqual([false, true])
})

const createWidgetMessage = (kind: string, field: string) => ({
  take: (value: unknown) => isAccepted(WidgetMessage, { kind, [field]: value }),
})
const createSchemaCase = (schema: v.GenericSchema) => ({
  take: (value: unknown) => isAccepted(schema, value),
})
const sustainabilityMeasureFields = SustainabilityInput.entries.measures.item.entries
const keepFreshIntervalCase = {
  take: (every: unknown) => {
    const read = { key: 'K', url: '/k' }
    const route = { id: 'a', path: '/a', view: 'a', title: 'a', audience: 'customer' }
    return isAccepted(RemoteRoute, { ...route, keepFresh: [{ read, every }] })
  },
}

test.each<
  [name: string, { take(value: unknown): boolean }, least: number | null, most: number | null, step: number]
>([
  ['a rate', createSchemaCase(RateFraction), 0, 0.15, 0.000001],
  ['a part’s term', createSchemaCase(adviceLoanPartFields.duration_in_months), 1, 600, 1],
  ['months of deduction', createSchemaCase(adviceLoanPartFields.deductible_period_in_months), 0, 600, 1],
  [
    'months of a fixed rate',
    createSchemaCase(adviceLoanPartFields.remaining_interest_period_in_months),
    0,
    600,
    1,
  ],
  ['a debt', createSchemaCase(adviceLoanPartFields.current_amount), 0.01, maxAdviceAmounts.total, 0.001],
  [
    'an original sum',
    createSchemaCase(RefinanceInput.entries.loan_parts.item.entries.original_amount),
    0.01,
    maxAdviceAmounts.total,
    0.001,
  ],
  ['a market value', createSchemaCase(RefinanceInput.entries.market_value), 1, maxAdviceAmounts.total, 0.01],
  [
    'the value of a home to buy',
    createSchemaCase(MaximumMortgageInput.entries.market_value),
    0,
    maxAdviceAmounts.total,
    0.01,
  ],
  [
    'the value of a home to improve',
    createSchemaCase(SustainabilityInput.entries.market_value),
    1,
    maxAdviceAmounts.total,
    0.01,
  ],
  [
    'a WOZ value',
    createSchemaCase(ScenarioInput.entries.property_tax_value),
    0,
    maxAdviceAmounts.total,
    0.01,
  ],
  [
    'an income',
    createSchemaCase(AdviceIncome.entries.annual_employment_income),
    0,
    maxAdviceAmounts.year,
    0.01,
  ],
  ['what is put aside', createSchemaCase(adviceLoanPartFields.premium), 0, maxAdviceAmounts.month, 0.01],
  [
    'what a measure costs',
    createSchemaCase(sustainabilityMeasureFields.costs),
    0,
    maxAdviceAmounts.measure,
    0.01,
  ],
  [
    'what a measure saves',
    createSchemaCase(sustainabilityMeasureFields.saving_per_month),
    0,
    maxAdviceAmounts.month,
    0.01,
  ],
  [
    'the period of a new loan',
    createSchemaCase(MaximumMortgageInput.entries.interest_period_in_months),
    1,
    360,
    1,
  ],
  [
    'the months of a measure’s loan',
    createSchemaCase(SustainabilityInput.entries.duration_in_months),
    1,
    360,
    1,
  ],
  ['the height of a widget', createWidgetMessage('height', 'height'), 1, 20_000, 0.1],
  ['a place in a widget', createWidgetMessage('show', 'top'), 0, 20_000, 0.1],
  ['the step of a widget’s form', createSchemaCase(WidgetEvent.entries.step), 0, 10, 1],
  ['the pause between two reads', keepFreshIntervalCase, 1000, null, 1],
  ['records a page', createSchemaCase(createPerPageParam(30)), 1, 1000, 1],
  ['the number of a page', createSchemaCase(pageNumberParam), 1, 1000, 1],
])('%s is accepted from its minimum to its maximum inclusive', (_, { take }, least, most, step) => {
  if (least !== null) expect([take(least), take(least - step)]).toEqual([true, false])
  if (most !== null) expect([take(most), take(most + step)]).toEqual([true, false])
})

test.each<[name: string, schema: v.GenericSchema]>([
  ['a part’s term', adviceLoanPartFields.duration_in_months],
  ['months of deduction', adviceLoanPartFields.deductible_period_in_months],
  ['months of a fixed rate', adviceLoanPartFields.remaining_interest_period_in_months],
  ['the period of a new loan', MaximumMortgageInput.entries.interest_period_in_months],
  ['the months of a measure’s loan', SustainabilityInput.entries.duration_in_months],
  ['the step of a widget’s form', WidgetEvent.entries.step],
  ['records a page', createPerPageParam(30)],
])('%s is a whole number', (_, schema) => {
  expect([isAccepted(schema, 2), isAccepted(schema, 2.5)]).toEqual([true, false])
})

test('an unborn child is rejected, and a mistyped amount is rejected with the maximum', () => {
  const child = ScenarioInput.entries.youngest_child_date_of_birth
  const findFirstIssueMessage = (schema: v.GenericSchema, value: unknown) =>
    v.safeParse(schema, value).issues?.[0].message
  vi.setSystemTime(new Date('2026-11-21T12:00:00'))
  expect([isAccepted(child, '2026-11-21'), isAccepted(child, '2018-12-16'), isAccepted(child, null)]).toEqual(
    [true, true, true],
  )
  expect(findFirstIssueMessage(child, '2026-11-22')).toBe('must not be in the future')
  const { market_value } = RefinanceInput.entries
  expect(findFirstIssueMessage(market_value, 99_000_000_000)).toBe('must be at most 25,000,000 euro')
})

test('a page size may be digits in a URL', () => {
  const { query } = getLenders
  expect(v.parse(query.perPage, '1000')).toBe(1000)
  expect(v.parse(query.perPage, undefined)).toBe(1000)
  for (const wrong of ['0', '1001', '1e2', '-1', '1.5', ' 1', ''])
    expect([wrong, isAccepted(query.perPage, wrong)]).toEqual([wrong, false])
})

const exampleLoanPart = {
  repayment_type: 'annuity',
  current_amount: 1,
  interest_rate: 0.04,
  duration_in_months: 360,
  remaining_interest_period_in_months: 120,
}

test('a calculation accepts 50 parts, a message five files and a plan one to 30 measures', () => {
  const isPartListAccepted = (schema: v.GenericSchema, item: object, count: number) =>
    isAccepted(schema, Array(count).fill(item))
  const { loan_parts } = ScenarioInput.entries
  expect([0, 50, 51].map((count) => isPartListAccepted(loan_parts, exampleLoanPart, count))).toEqual([
    true,
    true,
    false,
  ])
  const comparedLoanPart = { ...exampleLoanPart, original_amount: 1, nhg_applicable: false, box: 'box1' }
  const all = RefinanceInput.entries.loan_parts
  expect([0, 50, 51].map((count) => isPartListAccepted(all, comparedLoanPart, count))).toEqual([
    true,
    true,
    false,
  ])
  const { documents } = getBodyFields(sendMessage)
  const file = new Blob(['x'])
  expect([0, 5, 6].map((count) => isPartListAccepted(documents, file, count))).toEqual([true, true, false])
  const { measures } = SustainabilityInput.entries
  const measure = { name: 'Isolatie', costs: 1 }
  expect([0, 1, 30, 31].map((count) => isPartListAccepted(measures, measure, count))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each([
  ['2008-11-22', null],
  ['2008-11-23', 'must be at least 18 years ago'],
  ['1916-11-23', null],
  ['1916-11-22', 'must be less than 110 years ago'],
  ['2026-11-22', 'must be in the past'],
  ['2026-11-21', 'must be at least 18 years ago'],
])('on 22 November 2026, a person born on %s is accepted or gives: %s', (date_of_birth, fault) => {
  const { issues } = v.safeParse(AdvicePerson, { date_of_birth, income: {} })
  expect(issues?.[0].message ?? null).toBe(fault)
})

/** Skipped in mutation tests, because their worker threads cannot change the time zone. */
test.skipIf(inject('hasMutants'))('on New Year’s Eve, the age is that in the tenant’s time zone', () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  vi.setSystemTime(new Date('2026-12-31T12:00:00Z'))
  expect(new Date().getFullYear()).toBe(2027)
  const isBirthDateAccepted = (date_of_birth: string) =>
    isAccepted(AdvicePerson, { date_of_birth, income: {} })
  expect([
    isBirthDateAccepted('2008-12-31'),
    isBirthDateAccepted('2009-01-01'),
    isBirthDateAccepted('2009-12-31'),
  ]).toEqual([true, false, false])
  expect([isBirthDateAccepted('1917-01-01'), isBirthDateAccepted('1916-12-31')]).toEqual([true, false])
})

test.each([
  ['10x10', true],
  ['640x640', true],
  ['641x300', false],
  ['300x641', false],
  ['99x100', true],
  ['639x599', true],
  ['9x300', false],
  ['010x300', false],
  ['6400x300', false],
  ['600', false],
])('a street picture of %s is requested: %s', (size, isTaken) => {
  expect(isAccepted(getStreetView.query.size, size)).toBe(isTaken)
})
