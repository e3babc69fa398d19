import { type ApiCall, createCallUrl } from '@portal/contract/call'
import type { LightMyRequestResponse } from 'fastify'
import { readDemoPicture } from '../src/demo/demo-picture.ts'
import { toFastifyPath } from '../src/http/call-routes.ts'
import type { Harness } from './harness.ts'

export interface SendOptions {
  tenant?: string
  token?: string
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** Creates a multipart body as a browser sends it. */
export async function createMultipartBody(body: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof File) form.append(name, one, one.name)
      else form.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one))
    }
  }
  const response = new Response(form)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}

const isRecordBody = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

export async function sendCall(
  server: Pick<Harness, 'app'>,
  call: ApiCall,
  options: SendOptions = {},
): Promise<LightMyRequestResponse> {
  const pathPrefix = toFastifyPath(call).slice(
    0,
    toFastifyPath(call).length - toFastifyPath({ ...call, base: 'proxy' }).length,
  )
  const path = pathPrefix.replace(':subdomain', options.tenant ?? 'zuider')
  const url =
    path + createCallUrl(call, { params: options.params ?? {}, query: options.query ?? {} } as object)
  const hasFile =
    isRecordBody(options.body) &&
    Object.values(options.body)
      .flat()
      .some((value) => value instanceof File)
  const payloadOptions =
    call.encoding === 'multipart' && isRecordBody(options.body) && hasFile
      ? await createMultipartBody(options.body)
      : options.body === undefined
        ? {}
        : { payload: JSON.stringify(options.body), headers: { 'content-type': 'application/json' } }
  return server.app.inject({
    method: call.method,
    url,
    ...payloadOptions,
    headers: {
      ...('headers' in payloadOptions ? payloadOptions.headers : {}),
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
  })
}

const avatarPicture = readDemoPicture('initials-aw')

/**
 * Replaces a sample's placeholders by a refresh token, a picture, a Tuesday one to two weeks ahead, and a free time on
 * that day.
 */
export function fillInSample<T>(body: Record<string, T>, refreshToken: string): Record<string, T | string> {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 7 + ((9 - day.getUTCDay()) % 7))
  const slot = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Amsterdam',
    timeZoneName: 'longOffset',
  })
    .formatToParts(day)
    .find(({ type }) => type === 'timeZoneName')?.value
  const offset = slot?.replace('GMT', '') || '+00:00'
  const date = day.toISOString().slice(0, 10)
  const placeholderValues: Record<string, string> = {
    '{refresh}': refreshToken,
    '{avatar}': avatarPicture,
    '{day}': date,
    '{slot}': new Date(`${date}T09:00:00${offset}`).toISOString(),
    '{slot-end}': new Date(`${date}T10:00:00${offset}`).toISOString(),
  }
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? (placeholderValues[value] ?? value) : value,
    ]),
  )
}
