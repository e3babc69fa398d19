import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { harness } from './harness.ts'

/** A mail server that takes one mail at a time and keeps what it was sent. */
async function mailServer() {
  const received: string[] = []
  const server = createServer((socket) => {
    let text = ''
    let inData = false
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      text += chunk
      if (inData && text.endsWith('\r\n.\r\n')) {
        received.push(text)
        inData = false
        text = ''
        socket.write('250 kept\r\n')
      }
      while (!inData && text.includes('\r\n')) {
        const line = text.slice(0, text.indexOf('\r\n'))
        text = text.slice(line.length + 2)
        inData = line === 'DATA'
        if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write(inData ? '354 go on\r\n' : '250 fine\r\n')
      }
    })
    // Who has said QUIT may be gone before it hears the answer.
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { received, port: typeof address === 'object' ? address?.port : 0, close: () => server.close() }
}

test('with a mail server, mails go there with the firm’s name, logo and both forms', async () => {
  const mail = await mailServer()
  const server = await harness((config) => ({ ...config, smtpUrl: `smtp://127.0.0.1:${mail.port}` }))
  const payload = { username: 'emma' }
  await server.app.inject({ method: 'POST', url: '/api/zuider/customer/auth/recover/password', payload })
  await server.close()
  mail.close()
  const [text = ''] = mail.received
  expect(text).toMatch(/^From: Zuider Advies <portaal@localhost.localdomain>/m)
  expect(text).toMatch(/^To: emma@example\.nl/m)
  expect(text).toContain('text/plain')
  expect(text).toContain('text/html')
  expect(text.replaceAll('=\r\n', '')).toMatch(/\/logo\.png"/)
})
