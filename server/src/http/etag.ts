import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const digestOf = (text: string) => createHash('sha1').update(text).digest('base64url')

/** Entity tag that stands for a text. */
export const tagOf = (text: string): string => `"${digestOf(text)}"`

/** Entity tag of an answer that follows from a customer's records: it begins with their revision. */
export const recordTag = (revision: number, more: string): string => `"${revision}-${digestOf(more)}"`

/**
 * Whether a customer's records are still what the caller has read of them: at the revision of the entity tag in
 * If-Match, whichever read gave it. Who sends none is not held to it.
 */
export function isUpToDate(request: FastifyRequest, revision: number): boolean {
  const read = request.headers['if-match']
  if (read === undefined) return true
  return read.split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '')
    return tag === '*' || tag.startsWith(`"${revision}-`)
  })
}

/** Whether the caller already holds what the tag stands for. */
export function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match']
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false
}

/**
 * Sets an answer's entity tag and how it may be kept.
 * Personal answers are `no-store`, so the tag is for a caller that keeps the last answer in memory
 * and sends If-None-Match itself; public ones may be kept, and are asked after each time.
 * @returns whether the caller holds the answer already, so that 304 is enough
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
