import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const hashText = (text: string) => createHash('sha1').update(text).digest('base64url')

export const createEtag = (text: string): string => `"${hashText(text)}"`

/** Creates the ETag of a response that consists of a customer's records. */
export const createRecordEtag = (revision: number, more: string): string => `"${revision}-${hashText(more)}"`

/** Lists the tags of a header, without the mark of weak ones. */
const listTags = (header = '') => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/**
 * Whether the customer's records are unchanged since the response with the tag in If-Match. True without the header.
 */
export function matchesIfMatchHeader(request: FastifyRequest, revision: number): boolean {
  const read = request.headers['if-match']
  if (read === undefined) return true
  return listTags(read).some((tag) => tag === '*' || tag.startsWith(`"${revision}-`))
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
  return listTags(request.headers['if-none-match']).includes(tag)
}
