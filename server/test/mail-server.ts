import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Starts a mail server that accepts and stores one mail at a time, and calls a callback for each. `refusal` is the
 * response to every recipient instead, such as `550 5.1.1 no such user`.
 */
export async function startMailServer(
  port = 0,
  reportMail: (text: string) => void = () => undefined,
  refusal?: string,
) {
  const received: string[] = []
  let refusedCount = 0
  const server = createServer((socket) => {
    let text = ''
    let inData = false
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      text += chunk
      if (inData && text.endsWith('\r\n.\r\n')) {
        received.push(text)
        reportMail(text)
        inData = false
        text = ''
        socket.write('250 kept\r\n')
      }
      while (!inData && text.includes('\r\n')) {
        const line = text.slice(0, text.indexOf('\r\n'))
        text = text.slice(line.length + 2)
        inData = line === 'DATA'
        if (line === 'QUIT') socket.end('221 bye\r\n')
        else if (refusal && line.startsWith('RCPT')) {
          refusedCount++
          socket.write(`${refusal}\r\n`)
        } else socket.write(inData ? '354 go on\r\n' : '250 fine\r\n')
      }
    })
    // A client can close the connection after QUIT before the response arrives.
    socket.on('error', () => undefined)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    received,
    refused: () => refusedCount,
    port: typeof address === 'object' ? address?.port : 0,
    close: () => server.close(),
  }
}
