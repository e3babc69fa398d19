import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const digestOf = (text: string) => createHash('sha1').update(text).digest('base64url')

/** ETag of a text. */
export const tagOf = (text: string): string => `"${digestOf(text)}"`

/** ETag of a response based on a customer's records: it starts with their revision. */
export const recordTag = (revision: number, more: string): string => `"${revision}-${digestOf(more)}"`

/** Whether a customer's records still have the revision in If-Match, from any read. True without the header. */
export function isUpToDate(request: FastifyRequest, revision: number): boolean {
  const read = request.headers['if-match']
  if (read === undefined) return true
  return read.split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '')
    return tag === '*' || tag.startsWith(`"${revision}-`)
  })
}

/** Whether the caller already has the tagged response. */
export function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match']
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false
}

/**
 * Sets a response's ETag and cache headers. Personal responses are `no-store`, so the ETag is for callers that keep the
 * last response in memory and send If-None-Match; public ones may be cached with revalidation.
 * @returns whether a 304 is sufficient
 */
export function tagAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  personal: boolean,
): boolean {
  reply.header('etag', tag).header('cache-control', personal ? 'no-store' : 'no-cache')
  if (personal) reply.header('vary', 'authorization')
  return isKnown(request, tag)
}
