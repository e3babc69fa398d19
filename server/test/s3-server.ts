import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const [accessKey, secretKey] = ['portal-test', 'a secret of the store']
/** Environment variables with valid credentials. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: accessKey, AWS_SECRET_ACCESS_KEY: secretKey }

const calculateHmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Checks whether a request has a valid AWS Signature Version 4 of the test key. */
function isSignedRequest({ method, url = '', headers }: IncomingMessage): boolean {
  const [, key, day = '', region = '', signedHeaders = '', signature] =
    /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (key !== accessKey) return false
  const { pathname, searchParams } = new URL(url, 'http://store')
  const query = [...searchParams].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).sort()
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const content = String(headers['x-amz-content-sha256'])
  const canonicalRequest = [method, pathname, query.join('&'), lines.join(''), signedHeaders, content].join(
    '\n',
  )
  const scope = `${day}/${region}/s3/aws4_request`
  const sum = createHash('sha256').update(canonicalRequest).digest('hex')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sum].join('\n')
  const signingKey = calculateHmac(
    calculateHmac(calculateHmac(calculateHmac(`AWS4${secretKey}`, day), region), 's3'),
    'aws4_request',
  )
  return calculateHmac(signingKey, text).toString('hex') === signature
}

/**
 * Starts an in-memory S3 store. It rejects unsigned requests and optional checksums, and responds after `delayMs`. For
 * a missing object it responds 403 to clients without list permission, as AWS does.
 */
export async function startS3Server(delayMs = 0, mayList = true) {
  const objects = new Map<string, { content: Buffer; type: string | undefined }>()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://store')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (delayMs > 0) await sleep(delayMs)
    const respondWithError = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code><Message>refused</Message></Error>`)
    if (!isSignedRequest(request)) return respondWithError(403, 'SignatureDoesNotMatch')
    const hasChecksum = Object.keys(request.headers).some((name) => /checksum|trailer/.test(name))
    if (request.method === 'PUT' && hasChecksum) return respondWithError(400, 'InvalidRequest')
    if (request.method === 'PUT') {
      objects.set(pathname, { content: Buffer.concat(chunks), type: request.headers['content-type'] })
      return response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(pathname)
      return response.writeHead(204).end()
    }
    const storedObject = objects.get(pathname)
    if (storedObject) return response.end(storedObject.content)
    return mayList ? respondWithError(404, 'NoSuchKey') : respondWithError(403, 'AccessDenied')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { objects, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}
