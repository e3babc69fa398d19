import { maxUploadBytes } from '@portal/contract/input-field'
import type { FastifyRequest } from 'fastify'
import { awaitWhileBodyArrives } from './body-arrival.ts'
import { createInvalidFieldsError, HttpError } from './http-error.ts'

/** Maximum size of a form: five files, and the overhead of the format. */
const maxBodyBytes = 5 * maxUploadBytes + 1024 * 1024

const multipartLimits = {
  fileSize: maxUploadBytes,
  files: 5,
  fields: 20,
  parts: 25,
  fieldSize: 3_000_000,
  headerPairs: 20,
}

/**
 * Parses a form: texts as strings, files as File, repeated names as arrays.
 * @throws error with status 413 if a file is larger than 2 MB or the body larger than 11 MB, HttpError 422 if the form
 * is incomplete, 408 if no data arrives for too long
 */
export async function readMultipart(
  request: FastifyRequest,
  seconds: number,
): Promise<Record<string, unknown>> {
  try {
    return await awaitWhileBodyArrives(request, { seconds, bytes: maxBodyBytes }, readFormParts(request))
  } catch (error) {
    if (error instanceof HttpError || (error instanceof Error && 'statusCode' in error)) throw error
    throw createInvalidFieldsError({ body: 'is no whole form' })
  }
}

async function readFormParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {}
  for await (const part of request.parts({ limits: multipartLimits })) {
    const name = part.fieldname.replace(/\[\]$/, '')
    const value =
      part.type === 'file'
        ? new File([(await part.toBuffer()) as Buffer<ArrayBuffer>], part.filename, { type: part.mimetype })
        : part.value
    const held = Object.hasOwn(body, name) ? body[name] : undefined
    if (held === undefined) body[name] = part.fieldname.endsWith('[]') ? [value] : value
    else body[name] = Array.isArray(held) ? [...held, value] : [held, value]
  }
  return body
}
