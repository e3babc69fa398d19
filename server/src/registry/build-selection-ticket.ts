import * as v from 'valibot'
import type { RegistryKey } from './registry-key.ts'

/** Kind of ticket. A ticket is the signed value of a cookie that selects builds for one browser. */
export interface BuildSelectionTicketKind<T> {
  cookie: string
  validForMs: number
  schema: v.GenericSchema<unknown, T>
}

export function createBuildSelectionTicket<T extends object>(
  key: RegistryKey,
  { validForMs }: BuildSelectionTicketKind<T>,
  value: T,
  now: number,
): string {
  const text = Buffer.from(JSON.stringify({ ...value, until: now + validForMs })).toString('base64url')
  return `${text}.${Buffer.from(key.sign(text), 'base64').toString('base64url')}`
}

/** Returns null if the ticket is forged, of another kind, or expired. */
export function readBuildSelectionTicket<T extends object>(
  key: RegistryKey,
  { schema }: BuildSelectionTicketKind<T>,
  ticket: string | undefined,
  now: number,
): T | null {
  const [, text, signature] = /^([\w-]+)\.([\w-]+)$/.exec(ticket ?? '') ?? []
  if (!text || !signature || !key.verify(text, Buffer.from(signature, 'base64url').toString('base64')))
    return null
  const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
  const until = v.safeParse(v.object({ until: v.number() }), content)
  const parsed = v.safeParse(schema, content)
  return parsed.success && until.success && until.output.until > now ? parsed.output : null
}

export const findBuildSelectionTicket = (
  { cookie }: { cookie: string },
  cookies: string | undefined,
): string | undefined =>
  cookies
    ?.split(/;\s*/)
    .find((one) => one.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1)
