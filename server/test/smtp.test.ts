import { expect, test } from 'vitest'
import { startHarness } from './harness.ts'
import { startMailServer } from './mail-server.ts'
import { staffToken } from './sign-in-staff.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

test('mails are sent to the mail server with the tenant’s name and logo, as text and HTML', {
  tags: 'full',
}, async () => {
  const mail = await startMailServer()
  const server = await startHarness((config) => ({ ...config, smtpUrl: `smtp://127.0.0.1:${mail.port}` }))
  const payload = { username: 'emma' }
  await server.app.inject({ method: 'POST', url: '/api/zuider/customer/auth/recover/password', payload })
  await waitForDueJobs(server.database.db)
  await server.close()
  mail.close()
  const [text = ''] = mail.received
  expect(text).toMatch(/^From: Zuider Advies <portaal@localhost.localdomain>/m)
  expect(text).toMatch(/^To: emma@example\.nl/m)
  expect(text).toMatch(/^Auto-Submitted: auto-generated/m)
  expect(text).toMatch(/^X-Auto-Response-Suppress: All/m)
  expect(text).toContain('text/plain')
  expect(text).toContain('text/html')
  expect(text.replaceAll('=\r\n', '')).toMatch(/\/logo\.png"/)
})

test.each([
  ['550 5.1.1 no such user', 'failed'],
  ['451 4.3.0 try again later', 'waiting'],
] as const)('a mail answered with %s is sent once, and then is %s', async (smtpError, state) => {
  const mail = await startMailServer(0, undefined, smtpError)
  const server = await startHarness((config) => ({ ...config, smtpUrl: `smtp://127.0.0.1:${mail.port}` }))
  const payload = { username: 'emma' }
  await server.app.inject({ method: 'POST', url: '/api/zuider/customer/auth/recover/password', payload })
  await waitForDueJobs(server.database.db)
  await expect.poll(mail.getRefusedCount).toBe(1)
  const response = await server.staff.inject({
    method: 'POST',
    url: '/adviser/mails',
    headers: { authorization: `Bearer ${staffToken}` },
    payload: { tenant: 'zuider', which: state },
  })
  expect(response.json().data.mails).toMatchObject([
    { customer: 'emma', tries: 1, failure: `Error EENVELOPE ${smtpError.slice(0, 3)}` },
  ])
  await server.close()
  mail.close()
})
