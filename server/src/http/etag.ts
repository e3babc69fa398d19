import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const hashText = (text: string) => createHash('sha1').update(text).digest('base64url')

export const createEtag = (text: string): string => `"${hashText(text)}"`

/**
 * Creates the ETag of a response that is based on a customer's records; it starts with the revision of these records.
 */
export const createRecordEtag = (revision: number, more: string): string => `"${revision}-${hashText(more)}"`

/**
 * Whether a customer's records still have the revision in If-Match, whichever read returned it. True without the
 * header.
 */
export function isUpToDate(request: FastifyRequest, revision: number): boolean {
  const read = request.headers['if-match']
  if (read === undefined) return true
  return read.split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '')
    return tag === '*' || tag.startsWith(`"${revision}-`)
  })
}

/** Whether the caller already has the response with this ETag. */
export function isKnownEtag(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match']
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false
}

/**
 * Sets a response's ETag and cache headers. Personal responses are `no-store`; their ETag is for callers that keep the
 * last response in memory and send If-None-Match. Public responses may be cached, with revalidation.
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
  return isKnownEtag(request, tag)
}
