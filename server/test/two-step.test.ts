import {
  beginTwoStepChange,
  changeTwoStepSetting,
  getTwoStepSetting,
} from '@portal/contract/two-step-sign-in'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '../src/database/tables/outbox.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const loginWithCode = (username: string, otp?: string) =>
  server.app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { username, password: demoPassword, tenant: 'zuider', ...(otp && { otp }) },
  })
const findMailedCode = async (address: string) => {
  await waitForDueJobs(server.database.db)
  const [mail] = await server.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.to, address))
    .orderBy(desc(outbox.id))
    .limit(1)
  return /^\d{7}$/m.exec(mail?.text ?? '')?.[0] ?? ''
}
const currentPasswordBody = { current_password: demoPassword }

test('trust A7: a customer turns two-step sign-in on and off with the password and a mailed code', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('emma')
  expect((await server.request(getTwoStepSetting, token)).data).toEqual({
    enabled: false,
    can_change: true,
    email: 'e…@example.nl',
  })
  await server.request(beginTwoStepChange, token, { body: currentPasswordBody })
  const otp = await findMailedCode('emma@example.nl')
  await server.request(changeTwoStepSetting, token, { body: { enabled: true, otp, ...currentPasswordBody } })
  expect((await server.request(getTwoStepSetting, token)).data.enabled).toBe(true)
  expect((await loginWithCode('emma')).json().error).toBe('two_factor_required')

  const secondResponse = await sendCall(server, changeTwoStepSetting, {
    token,
    body: { enabled: false, otp, ...currentPasswordBody },
  })
  expect(secondResponse.json().errors).toHaveProperty('otp')
  await server.request(beginTwoStepChange, token, { body: currentPasswordBody })
  const secondCode = await findMailedCode('emma@example.nl')
  await server.request(changeTwoStepSetting, token, {
    body: { enabled: false, otp: secondCode, ...currentPasswordBody },
  })
  expect((await loginWithCode('emma')).statusCode).toBe(200)
})

test('trust A7: without the password no code is mailed, and a code alone changes nothing', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('karin')
  const body = { current_password: 'not the one' }
  const rejectedResponse = await sendCall(server, beginTwoStepChange, { token, body })
  expect(rejectedResponse.json().errors).toEqual({ current_password: 'is wrong' })
  expect(await findMailedCode('karin@example.nl')).toBe('')
  await server.request(beginTwoStepChange, token, { body: currentPasswordBody })
  const otp = await findMailedCode('karin@example.nl')
  const change = await sendCall(server, changeTwoStepSetting, {
    token,
    body: { enabled: true, otp, ...body },
  })
  expect(change.statusCode).toBe(422)
  expect((await server.request(getTwoStepSetting, token)).data.enabled).toBe(false)
})

test('if the tenant has set it, customers see the setting and cannot change it', async () => {
  const token = await server.getAccessToken('hilde', 'noorder')
  const { data } = await server.request(getTwoStepSetting, token, undefined, 'noorder')
  expect(data).toMatchObject({ enabled: false, can_change: false })
  for (const [call, body] of [
    [beginTwoStepChange, currentPasswordBody],
    [changeTwoStepSetting, { enabled: true, otp: '1234567', ...currentPasswordBody }],
  ] as const)
    expect((await sendCall(server, call, { tenant: 'noorder', token, body })).statusCode).toBe(409)
})
