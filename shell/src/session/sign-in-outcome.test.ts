import { ApiError } from '@portal/contract/error'
import { expect, test } from 'vitest'
import { outcomeOf } from './sign-in-outcome.ts'

const refused = (status: number, body = {}) => new ApiError('refused', { status, body, message: 'refused' })

test.each([
  ['@OTP-01 two factors by error', refused(403, { error: 'two_factor_required' }), 'code-wanted'],
  [
    '@OTP-01 two factors by message',
    refused(401, { message: 'This user only allows two factor authentication.' }),
    'code-wanted',
  ],
  ['@LOGIN-08 an unknown user name', refused(422), 'not-found'],
  ['@LOGIN-10 a wrong password', refused(401), 'not-authorized'],
  ['no access to the portal', refused(403), 'no-access'],
  ['an unknown office', refused(404, { error: 'could not transform tenantcode' }), 'unknown-office'],
  ['@LOGIN-12 a failing server', refused(500, { message: 'internal' }), 'failed'],
  ['no network', new ApiError('unreachable', { message: 'away' }), 'offline'],
  [
    '@LOGIN-12 a sentence for developers',
    refused(400, { error: 'invalid_dpop_proof', message: 'In English.' }),
    'failed',
  ],
  ['@LOGIN-12 anything else', new Error('x'), 'failed'],
])('%s', (_, error, outcome) => {
  expect(outcomeOf(error, null).outcome).toBe(outcome)
})

test('@LOGIN-11 the server’s own message is shown unchanged', () => {
  expect(outcomeOf(refused(429, { message: 'Wacht even.' }), null)).toMatchObject({
    outcome: 'message',
    message: 'Wacht even.',
  })
  const full = { error: 'quota_reached', message: 'Probeer het morgen nog eens.' }
  expect(outcomeOf(refused(429, full), null)).toMatchObject({ outcome: 'message', message: full.message })
})

test('@LOGIN-07 a rejected sign-in keeps the server’s response and the tenant', () => {
  const body = { error: 'locked', message: 'Uw account is geblokkeerd.', errors: { username: 'is locked' } }
  expect(outcomeOf(refused(429, body), 'zuider')).toHaveProperty('refusal', { ...body, tenant: 'zuider' })
  expect(outcomeOf(new ApiError('unreachable', { message: 'away' }), 'zuider')).toEqual({
    outcome: 'offline',
  })
})
