import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Entity tag of an answer's text. */
export const tagOf = (text: string): string => `"${createHash('sha1').update(text).digest('base64url')}"`

/** Whether the caller already holds what the tag stands for. */
export function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match']
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false
}

/**
 * Answers JSON with its entity tag, or 304 without a body when the caller holds it already.
 * Personal answers are `no-store`, so the tag is for a caller that keeps the last answer in memory
 * and sends If-None-Match itself; public ones may be kept, and are asked after each time.
 */
export function answerTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  personal: boolean,
): FastifyReply {
  const text = JSON.stringify(answer)
  const tag = tagOf(text)
  reply.header('etag', tag).header('cache-control', personal ? 'no-store' : 'no-cache')
  if (personal) reply.header('vary', 'authorization')
  if (isKnown(request, tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
