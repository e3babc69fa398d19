import { expect, test } from 'vitest'
import { harness } from './harness.ts'
import { mailServer } from './mail-server.ts'
import { settled } from './settled.ts'

test('with a mail server, mails go there with the firm’s name, logo and both forms', {
  tags: 'full',
}, async () => {
  const mail = await mailServer()
  const server = await harness((config) => ({ ...config, smtpUrl: `smtp://127.0.0.1:${mail.port}` }))
  const payload = { username: 'emma' }
  await server.app.inject({ method: 'POST', url: '/api/zuider/customer/auth/recover/password', payload })
  await settled(server.database.db)
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
