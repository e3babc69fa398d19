import { ApiError } from '@portal/contract/error'
import { expect, test } from 'vitest'
import { toSignInResult } from '../api/auth-calls.ts'

const createRejection = (status: number, body = {}) =>
  new ApiError('refused', { status, body, message: 'refused' })

test.each([
  [
    '@OTP-01 an error code for two-step sign-in',
    createRejection(403, { error: 'two_factor_required' }),
    'code-wanted',
  ],
  [
    '@OTP-01 a message for two-step sign-in',
    createRejection(401, { message: 'This user only allows two factor authentication.' }),
    'code-wanted',
  ],
  ['@LOGIN-08 an unknown user name', createRejection(422), 'not-found'],
  ['@LOGIN-10 a wrong password', createRejection(401), 'not-authorized'],
  ['no access to the portal', createRejection(403), 'no-access'],
  ['an unknown tenant', createRejection(404, { error: 'could not transform tenantcode' }), 'unknown-office'],
  ['@LOGIN-12 a failing server', createRejection(500, { message: 'internal' }), 'failed'],
  ['no network', new ApiError('unreachable', { message: 'away' }), 'offline'],
  [
    '@LOGIN-12 an error for developers',
    createRejection(400, { error: 'invalid_dpop_proof', message: 'In English.' }),
    'failed',
  ],
  ['@LOGIN-12 any other error', new Error('x'), 'failed'],
])('%s gives the right outcome', (_, error, outcome) => {
  expect(toSignInResult(error, null).outcome).toBe(outcome)
})

test('@LOGIN-11 the server’s own message is shown unchanged', () => {
  expect(toSignInResult(createRejection(429, { message: 'Wacht even.' }), null)).toMatchObject({
    outcome: 'message',
    message: 'Wacht even.',
  })
  const full = { error: 'quota_reached', message: 'Probeer het morgen nog eens.' }
  expect(toSignInResult(createRejection(429, full), null)).toMatchObject({
    outcome: 'message',
    message: full.message,
  })
})

test('@LOGIN-07 a rejected sign-in keeps the server’s response and the tenant', () => {
  const body = { error: 'locked', message: 'Uw account is geblokkeerd.', errors: { username: 'is locked' } }
  expect(toSignInResult(createRejection(429, body), 'zuider')).toHaveProperty('refusal', {
    ...body,
    tenant: 'zuider',
  })
  expect(toSignInResult(new ApiError('unreachable', { message: 'away' }), 'zuider')).toEqual({
    outcome: 'offline',
  })
})
