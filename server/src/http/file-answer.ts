import type { FastifyReply } from 'fastify'
import { StoredFile } from './stored-file.ts'

/** Headers that keep a browser from running or guessing at what a file holds. */
const guarded = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
}

/** A file name as RFC 8187 writes it in a header. */
const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Answers a file: to be saved, never shown as a page of this origin. Pictures for everyone may be kept for an hour. */
export async function answerFile(reply: FastifyReply, file: Blob, personal: boolean): Promise<FastifyReply> {
  const name = encodedName(file instanceof File || file instanceof StoredFile ? file.name : 'file')
  reply
    .headers(guarded)
    .header('cache-control', personal ? 'no-store' : 'public, max-age=3600')
    .header('content-disposition', `${personal ? 'attachment' : 'inline'}; filename*=UTF-8''${name}`)
    .type(file.type || 'application/octet-stream')
  if (file instanceof StoredFile)
    return reply.header('content-length', file.content.size).send(file.content.read())
  return reply.send(Buffer.from(await file.arrayBuffer()))
}
