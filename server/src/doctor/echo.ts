import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import type { PurposeKeys } from '../sessions/session-keys.ts'

/** Path at which a server reports to the doctor how the request arrived. */
export const echoPath = '/_doctor'

/** A request as it arrived behind the proxy. */
export interface ArrivedRequest {
  /** Host with port, as the server sees it. */
  host: string
  protocol: string
  /** Whether the proxy forwarded the visitor's IP address. */
  has_forwarded_address: boolean
  /** Size of the body in bytes. */
  received: number
}

const minuteMs = 60_000
const signMinute = (key: Uint8Array, at: number) =>
  createHmac('sha256', key).update(`doctor ${at}`).digest('base64url')

/** Creates the token that authenticates the doctor for two minutes; requires SESSION_SECRET. */
export const createDoctorToken = ({ sign }: PurposeKeys, now: Date): string =>
  signMinute(sign, Math.floor(now.getTime() / minuteMs))

function isDoctorToken(given: string, { accepted }: PurposeKeys, now: Date): boolean {
  const current = Math.floor(now.getTime() / minuteMs)
  return accepted.some((key) =>
    [current, current - 1].some((at) => {
      const wanted = Buffer.from(signMinute(key, at))
      return given.length === wanted.length && timingSafeEqual(Buffer.from(given), wanted)
    }),
  )
}

/** Adds the route for the doctor; rejects requests without a valid token. */
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
      const given = headers.authorization?.replace(/^Bearer /, '') ?? ''
      if (!isDoctorToken(given, keys, clock())) throw new HttpError(404, { error: 'not_found' })
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
