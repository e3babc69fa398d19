import type { ApiCall } from '@portal/contract/call'
import type { Options } from 'ky'

/** Encodes the body as the call requires. In forms, lists become repeated parts and null is omitted. */
export function encodeBody({ encoding }: ApiCall, body: unknown): Options {
  if (body === undefined) return {}
  if (encoding !== 'multipart') return { json: body }
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    const parts = [value].flat().filter((part) => part !== undefined && part !== null)
    for (const part of parts) form.append(name, part instanceof Blob ? part : String(part))
  }
  return { body: form }
}
