import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A push message that a device received, decrypted and without trailing whitespace. */
interface ReceivedPush {
  text: string
  bytes: number
  headers: IncomingHttpHeaders
}

/** A browser on a device, with its push registration and received messages. */
export interface TestDevice {
  /** Registration in the format of `addPushDevice`. */
  registration: { endpoint: string; public_key: string; auth_secret: string }
  received: ReceivedPush[]
  /** Sets the HTTP statuses of the push service's next responses for this device; the default is 201. */
  setStatuses(...statuses: number[]): void
}

/** Decrypts a push message with the browser's keys (RFC 8188, RFC 8291). */
function decryptPush(body: Buffer, key: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const contentStart = 21 + (body[20] ?? 0)
  const sender = body.subarray(21, contentStart)
  const deriveKey = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender])
  const sharedKey = deriveKey(key.computeSecret(sender), auth, info, 32)
  const content = deriveKey(sharedKey, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = deriveKey(sharedKey, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', content, nonce)
  cipher.setAuthTag(body.subarray(-16))
  const decryptedBody = Buffer.concat([cipher.update(body.subarray(contentStart, -16)), cipher.final()])
  return decryptedBody.subarray(0, decryptedBody.lastIndexOf(2)).toString()
}

/** Starts a local push service for any number of devices. */
export async function startPushReceiver() {
  const devices = new Map<string, { receive(body: Buffer, headers: IncomingHttpHeaders): number }>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const status = devices.get(request.url ?? '')?.receive(Buffer.concat(chunks), request.headers) ?? 404
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    createDevice(): TestDevice {
      const key = createECDH('prime256v1')
      const auth = randomBytes(16)
      const path = `/${randomBytes(9).toString('base64url')}`
      const receivedPushes: ReceivedPush[] = []
      let pendingStatuses: number[] = []
      devices.set(path, {
        receive(body, headers) {
          const status = pendingStatuses.shift() ?? 201
          if (status === 201)
            receivedPushes.push({ text: decryptPush(body, key, auth).trimEnd(), bytes: body.length, headers })
          return status
        },
      })
      return {
        registration: {
          endpoint: origin + path,
          public_key: key.generateKeys('base64url'),
          auth_secret: auth.toString('base64url'),
        },
        received: receivedPushes,
        setStatuses: (...statuses) => {
          pendingStatuses = statuses
        },
      }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
