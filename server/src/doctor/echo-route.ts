import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import { isEqualInConstantTime } from '../sessions/secret-token.ts'
import type { PurposeKeys } from '../sessions/session-keys.ts'

/** Path on which a server reports how the doctor's request arrived. */
export const echoPath = '/_doctor'

export interface ArrivedRequest {
  host: string
  protocol: string
  /** Whether the proxy passed on the visitor's IP address. */
  has_forwarded_address: boolean
  /** Size of the body in bytes. */
  received: number
}

const minuteMs = 60_000
const createTokenForMinute = (key: Uint8Array, at: number) =>
  createHmac('sha256', key).update(`doctor ${at}`).digest('base64url')

/** Creates a token that is valid for two minutes, derived from SESSION_SECRET. */
export const createDoctorToken = ({ sign }: PurposeKeys, now: Date): string =>
  createTokenForMinute(sign, Math.floor(now.getTime() / minuteMs))

function isDoctorToken(token: string, { accepted }: PurposeKeys, now: Date): boolean {
  const current = Math.floor(now.getTime() / minuteMs)
  return accepted.some((key) =>
    [current, current - 1].some((at) => isEqualInConstantTime(token, createTokenForMinute(key, at))),
  )
}

/** Responds only to requests with a valid token of the doctor. */
export function registerEchoRoute(app: FastifyInstance, keys: PurposeKeys, clock: () => Date): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      async (_request: unknown, payload: AsyncIterable<Buffer>) => {
        let received = 0
        for await (const piece of payload) received += piece.length
        return received
      },
    )
    scope.addHook('onRequest', async ({ headers }) => {
      const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
      if (!isDoctorToken(token, keys, clock())) throw new HttpError(404, { error: 'not_found' })
    })
    scope.post(
      echoPath,
      { logLevel: 'silent' },
      async ({ host, protocol, headers, body }): Promise<ArrivedRequest> => ({
        host,
        protocol,
        has_forwarded_address: headers['x-forwarded-for'] !== undefined,
        received: typeof body === 'number' ? body : 0,
      }),
    )
  })
}
