import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const hashText = (text: string) => createHash('sha1').update(text).digest('base64url')

export const createEtag = (text: string): string => `"${hashText(text)}"`

/** Creates the ETag of a response that consists of a customer's records. */
export const createRecordEtag = (revision: number, more: string): string => `"${revision}-${hashText(more)}"`

/**
 * Whether the customer's records are unchanged since the response with the tag in If-Match. True without the header.
 */
export function matchesIfMatchHeader(request: FastifyRequest, revision: number): boolean {
  const read = request.headers['if-match']
  if (read === undefined) return true
  return read.split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '')
    return tag === '*' || tag.startsWith(`"${revision}-`)
  })
}

/** Whether the caller has the response already (If-None-Match). */
export function isEtagKnownToClient(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match']
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false
}

/**
 * Sets ETag and cache headers. Browsers may not cache personal responses (`no-store`), but the portal may keep a
 * response in memory and send If-None-Match. Public responses may be cached and are revalidated.
 * @returns whether a 304 is sufficient
 */
export function setEtagHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  personal: boolean,
): boolean {
  reply.header('etag', tag).header('cache-control', personal ? 'no-store' : 'no-cache')
  if (personal) reply.header('vary', 'authorization')
  return isEtagKnownToClient(request, tag)
}
