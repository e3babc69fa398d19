import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Starts a mail server that accepts and stores one mail at a time, and calls a callback for each. `recipientError` is the
 * response to every recipient instead, such as `550 5.1.1 no such user`.
 */
export async function startMailServer(
  port = 0,
  reportMail: (text: string) => void = () => undefined,
  recipientError?: string,
) {
  const received: string[] = []
  let refusedCount = 0
  const server = createServer((socket) => {
    let text = ''
    let isInData = false
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      text += chunk
      if (isInData && text.endsWith('\r\n.\r\n')) {
        received.push(text)
        reportMail(text)
        isInData = false
        text = ''
        socket.write('250 kept\r\n')
      }
      while (!isInData && text.includes('\r\n')) {
        const line = text.slice(0, text.indexOf('\r\n'))
        text = text.slice(line.length + 2)
        isInData = line === 'DATA'
        if (line === 'QUIT') socket.end('221 bye\r\n')
        else if (recipientError && line.startsWith('RCPT')) {
          refusedCount++
          socket.write(`${recipientError}\r\n`)
        } else socket.write(isInData ? '354 go on\r\n' : '250 fine\r\n')
      }
    })
    // A client can close the connection after QUIT before the response arrives.
    socket.on('error', () => undefined)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    received,
    getRefusedCount: () => refusedCount,
    port: typeof address === 'object' ? address?.port : 0,
    close: () => server.close(),
  }
}
