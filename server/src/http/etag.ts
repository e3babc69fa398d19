import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Entity tag that stands for a text. */
export const tagOf = (text: string): string => `"${createHash('sha1').update(text).digest('base64url')}"`

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
