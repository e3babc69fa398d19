import {
  type TenantApiCall,
  tenantApiBase,
  tenantApiCalls,
  type WriteResponse,
} from '@portal/contract/tenant-api/tenant-api-calls'
import { isTenantRecordKind, tenantRecords } from '@portal/contract/tenant-api/tenant-records'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { recordAuditEntry } from '../audit/record-audit-entry.ts'
import type { AllTenantsContext } from '../context.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import {
  createInvalidFieldsError,
  createNotFoundError,
  createUnauthorizedError,
  HttpError,
} from '../http/http-error.ts'
import { parseInput, refuseDeepNesting } from '../http/parse-input.ts'
import { sendFile } from '../http/send-file.ts'
import { type ApiKeyHolder, findApiKeyHolder } from './api-keys.ts'
import type { FileSource } from './apply/record-files.ts'
import { storeRecordGroups } from './apply/store-record-groups.ts'
import { getImportState, listImportFaults, listNewestImports } from './imports/import-state.ts'
import { receiveImport } from './imports/receive-import.ts'
import { readChangesSince, readTenantEventsSince } from './read-changes.ts'
import { missingFileSource, readRecordForm } from './read-record-form.ts'
import { findDocumentFile, readStoredRecord } from './read-records.ts'
import type { SchemaProblem } from './schema-problems.ts'
import { createUnknownKindProblem, parseSentRecord, type SentRecord } from './sent-record.ts'
import { createTenantOpenApi } from './tenant-open-api.ts'

/** Limits requests with a document, since documents are held in memory. */
const documentConcurrency = { total: 4, perOwner: 2, queued: 100 }

/** Limit per IP address. An import counts as one call. */
const tenantApiRateLimit = { max: 3000, timeWindow: '1 minute', groupId: 'tenant API' }

/** In bytes. */
const bodyLimitBytes = 4 * 1024 * 1024

interface TenantApiRequest {
  key: ApiKeyHolder
  params: Record<string, string>
  request: FastifyRequest
  reply: FastifyReply
}

type WriteOutcome = v.InferOutput<typeof WriteResponse>

/** Creates an error by field. Errors of the whole record are under `body`. */
const createSchemaProblemsError = (complaints: readonly SchemaProblem[]): HttpError =>
  createInvalidFieldsError(
    Object.fromEntries(complaints.map(({ field, message }) => [field || 'body', message])),
  )

/**
 * Stores a record, and audits it if it changed something.
 * @throws HttpError 422 with the errors
 */
async function storeSingleRecord(
  context: AllTenantsContext,
  key: ApiKeyHolder,
  sent: SentRecord,
  source: FileSource,
): Promise<WriteOutcome> {
  const group = { customer: sent.customer, records: [sent] }
  const { counts, faults } = await storeRecordGroups(context, key, [group], source, async (tx, stored) => {
    if (stored.counts.unchanged > 0) return
    await recordAuditEntry(tx, context.log, {
      tenantId: key.tenantId,
      at: context.clock(),
      staffId: 0,
      staffName: key.name,
      role: 'key',
      command: sent.data === null ? 'tenant-remove' : 'tenant-put',
      customerIds: [...stored.customerIds],
      about: { kind: sent.kind, id: sent.id },
      source: key.source,
      outcome: stored.faults.length === 0 ? 'done' : 'refused',
    })
  })
  if (faults.length > 0)
    throw createSchemaProblemsError(faults.map(({ field, message }) => ({ field: field ?? '', message })))
  const [outcome] = Object.entries(counts).find(([, count]) => count > 0) ?? []
  return { outcome: outcome as WriteOutcome['outcome'] }
}

function parseRecordKind({ kind }: Record<string, string>) {
  if (!isTenantRecordKind(kind)) throw createSchemaProblemsError([createUnknownKindProblem(kind)])
  return kind
}

/** Maximum duration of an upload. A request that sends no data ends sooner. */
const maxUploadMs = 3_600_000

/** Raises the request timeout, since large files on slow connections take long. */
export function raiseUploadTimeout({ server }: FastifyInstance): void {
  server.requestTimeout = Math.max(server.requestTimeout, maxUploadMs)
}

/** Registers the tenant API. Each call needs a key, which determines the tenant. */
export function registerTenantApiRoutes(app: FastifyInstance, context: AllTenantsContext): void {
  const forms = createConcurrencyLimit(documentConcurrency)

  app.register(async (api) => {
    const passBodyAsStream = (
      _request: FastifyRequest,
      body: unknown,
      done: (error: null, body: unknown) => void,
    ) => done(null, body)
    api.decorateRequest('tenantKey', null)
    api.addContentTypeParser(['application/x-ndjson', 'application/zip'], passBodyAsStream)

    const registerCall = (call: TenantApiCall, handler: (request: TenantApiRequest) => Promise<unknown>) =>
      api.route<{ Params: Record<string, string> }>({
        method: call.method,
        url: tenantApiBase + call.path.replace(/\{(\w+)\}/g, ':$1'),
        bodyLimit: bodyLimitBytes,
        config: { arrivesByItself: call === tenantApiCalls.startImport, rateLimit: tenantApiRateLimit },
        // The key is checked after the rate limit, which an `onRequest` hook would precede.
        preParsing: async (request) => {
          request.tenantKey = await findApiKeyHolder(context, request, call.scope)
        },
        handler: async (request, reply) => {
          const key = request.tenantKey
          if (!key) throw createUnauthorizedError()
          reply.header('cache-control', 'no-store').code(call.status)
          return runWithinTenant(key.tenantId, () => handler({ key, params: request.params, request, reply }))
        },
      })

    const storeRecord = (
      { key, params }: Pick<TenantApiRequest, 'key' | 'params'>,
      body: object,
      source = missingFileSource,
    ) => {
      const read = parseSentRecord(parseRecordKind(params), params.id, body)
      if ('complaints' in read) throw createSchemaProblemsError(read.complaints)
      return storeSingleRecord(context, key, read.sent, source)
    }

    registerCall(tenantApiCalls.putRecord, async ({ key, params, request }) => {
      parseRecordKind(params)
      if (!request.isMultipart()) {
        const { body } = request
        if (typeof body !== 'object' || body === null || Array.isArray(body))
          throw createInvalidFieldsError({ body: 'must be an object' })
        refuseDeepNesting(body)
        return storeRecord({ key, params }, body)
      }
      const done = await forms.acquire(String(key.tenantId))
      try {
        const { record, source } = await readRecordForm(request, context.config.tenantApi.documentBytes)
        refuseDeepNesting(record)
        return await storeRecord({ key, params }, record, source)
      } finally {
        done()
      }
    })
    registerCall(tenantApiCalls.getRecord, async ({ params }) => {
      const found = await readStoredRecord(context.db, parseRecordKind(params), params.id ?? '')
      if (!found) throw createNotFoundError()
      return found
    })
    registerCall(tenantApiCalls.getDocumentFile, async ({ params, reply }) =>
      sendFile(reply, await findDocumentFile(context, params.id ?? ''), true),
    )
    registerCall(tenantApiCalls.deleteRecord, async ({ key, params }) => {
      const kind = parseRecordKind(params)
      if (tenantRecords[kind].belongsTo === 'all tenants')
        return storeRecord({ key, params }, { deleted: true })
      const found = await readStoredRecord(context.db, kind, params.id ?? '')
      if (!found) throw createNotFoundError()
      const { customer } = found
      return storeRecord({ key, params }, { deleted: true, ...(customer !== null && { customer }) })
    })
    for (const [call, readSince] of [
      [tenantApiCalls.getChanges, readChangesSince],
      [tenantApiCalls.getEvents, readTenantEventsSince],
    ] as const)
      registerCall(call, async ({ key, request }) =>
        readSince(context, key.tenantId, parseInput(v.object(call.query), request.query)),
      )
    registerCall(tenantApiCalls.startImport, async ({ key, request }) => {
      const type = request.headers['content-type']?.split(';')[0]?.trim()
      if (!tenantApiCalls.startImport.acceptedContentTypes.some((accepted) => accepted === type))
        throw new HttpError(415, {
          error: 'media_type',
          message: 'The body must be application/x-ndjson or application/zip.',
        })
      return { id: await receiveImport(context, key, request) }
    })
    registerCall(tenantApiCalls.getImports, async () => ({ imports: await listNewestImports(context) }))
    registerCall(tenantApiCalls.getImport, ({ params }) => getImportState(context, params.id ?? ''))
    registerCall(tenantApiCalls.getImportFaults, async ({ params, reply }) => {
      const faults = await listImportFaults(context, params.id ?? '')
      return reply
        .type('application/x-ndjson')
        .send(faults.map((fault) => `${JSON.stringify(fault)}\n`).join(''))
    })
    api.get(`${tenantApiBase}/openapi.json`, async () => createTenantOpenApi())
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    tenantKey: ApiKeyHolder | null
  }
  interface FastifyContextConfig {
    /** Whether the body may arrive slowly. The function that reads the body checks the progress. */
    arrivesByItself?: boolean
  }
}
