import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedWebhook {
  url: string
  headers: IncomingHttpHeaders
  body: string
  event: { type: string; sequence: number; timestamp: string; data: Record<string, unknown> }
}

/** Response of the receiver: a status, a redirect, or no response. */
export type WebhookResponse = number | 'hang' | { status: number; location: string }

export interface WebhookReceiver {
  url: string
  received: ReceivedWebhook[]
  /** Sets the response to the following webhooks. */
  setResponse(answer: WebhookResponse | ((arrived: ReceivedWebhook) => WebhookResponse)): void
  close(): Promise<void>
}

/** Starts a local system of a tenant that receives webhooks. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  let getResponse: (arrived: ReceivedWebhook) => WebhookResponse = () => 204
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const webhook = { url: request.url ?? '', headers: request.headers, body, event: JSON.parse(body) }
    received.push(webhook)
    const reply = getResponse(webhook)
    if (reply === 'hang') return
    if (typeof reply === 'number') response.writeHead(reply)
    else response.writeHead(reply.status, { location: reply.location })
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    setResponse: (newResponse) => {
      getResponse = typeof newResponse === 'function' ? newResponse : () => newResponse
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
