import type { FastifyRequest } from 'fastify'
import { createInvalidFieldsError, HttpError } from '../http/http-error.ts'
import { FileFault, type FileSource } from './apply/record-files.ts'
import { formatMegabytes } from './imports/spool-body.ts'

interface RecordForm {
  record: Record<string, unknown>
  source: FileSource
}

const createDocumentTooLargeError = (bytes: number) =>
  new HttpError(413, { error: 'too_large', message: `A document may be at most ${formatMegabytes(bytes)}.` })

const formOverheadBytes = 2_000_000

const createFileSource = (file: Buffer | null): FileSource => ({
  read: async () => {
    if (!file) throw new FileFault('is missing: it comes in the part `file` of the form')
    return file
  },
})

export const missingFileSource = createFileSource(null)

/** Parses the record in a form, which may be JSON text or parsed JSON. */
const parseRecordPart = (part: unknown): Record<string, unknown> => {
  try {
    const value: unknown = typeof part === 'string' ? JSON.parse(part) : part
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {}
  throw createInvalidFieldsError({ record: 'must be one object in JSON' })
}

/**
 * Reads a form with a JSON record and its file.
 * @throws HttpError 413 for a file above the limit, 422 for another form
 */
export async function readRecordForm(request: FastifyRequest, bytes: number): Promise<RecordForm> {
  if (Number(request.headers['content-length'] ?? 0) > bytes + formOverheadBytes)
    throw createDocumentTooLargeError(bytes)
  let record: Record<string, unknown> | null = null
  let file: { name: string; content: Buffer } | null = null
  try {
    const limits = {
      fileSize: bytes,
      files: 2,
      fields: 1,
      parts: 2,
      fieldSize: formOverheadBytes,
      headerPairs: 20,
    }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname === 'file')
        file = { name: part.filename.replace(/[\\/]/g, '_'), content: await part.toBuffer() }
      else if (part.fieldname === 'record')
        record = parseRecordPart(part.type === 'file' ? (await part.toBuffer()).toString() : part.value)
      else
        throw createInvalidFieldsError({
          [part.fieldname.slice(0, 100)]: 'is no part of this form: record, file',
        })
    }
  } catch (error) {
    if (error instanceof HttpError) throw error
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413)
      throw createDocumentTooLargeError(bytes)
    throw createInvalidFieldsError({ body: 'is no whole form' })
  }
  if (!record) throw createInvalidFieldsError({ record: 'is missing' })
  const { data } = record
  if (file && typeof data === 'object' && data !== null)
    record.data = { ...data, file: `documents/${file.name}` }
  return { record, source: createFileSource(file?.content ?? null) }
}
