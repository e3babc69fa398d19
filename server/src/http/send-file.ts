import type { FastifyReply } from 'fastify'
import { StoredFile } from './stored-file.ts'

/** These headers prevent browsers from executing or sniffing a file. */
const safeFileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
}

/** Encodes as in RFC 8187. */
const encodeFileName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Sends a file as a download, so that browsers never show it as a page. Public pictures may be cached for an hour. */
export async function sendFile(reply: FastifyReply, file: Blob, personal: boolean): Promise<FastifyReply> {
  const name = encodeFileName(file instanceof File || file instanceof StoredFile ? file.name : 'file')
  reply
    .headers(safeFileHeaders)
    .header('cache-control', personal ? 'no-store' : 'public, max-age=3600')
    .header('content-disposition', `${personal ? 'attachment' : 'inline'}; filename*=UTF-8''${name}`)
    .type(file.type || 'application/octet-stream')
  if (file instanceof StoredFile)
    return reply.header('content-length', file.content.size).send(file.content.read())
  return reply.send(Buffer.from(await file.arrayBuffer()))
}
