import {
  type TenantApiCall,
  tenantApiBase,
  tenantApiCalls,
} from '@portal/contract/tenant-api/tenant-api-calls'
import { isTenantRecordKind, tenantRecords } from '@portal/contract/tenant-api/tenant-records'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { AllTenantsContext } from '../context.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import { HttpError, invalidFieldsError, notFoundError, unauthorizedError } from '../http/http-error.ts'
import { parseInput, refuseDeepNesting } from '../http/parse-input.ts'
import { sendFile } from '../http/send-file.ts'
import { findKeyHolder, type KeyHolder } from './api-keys.ts'
import { readEventsSince } from './hooks/read-events.ts'
import { getImportState, listImportFaults, listNewestImports } from './imports/import-state.ts'
import { receiveImport } from './imports/receive-import.ts'
import { readChangesSince } from './read-changes.ts'
import { noFileSource, readForm } from './read-form.ts'
import { findDocumentFile, readRecord as recordOnFile } from './read-records.ts'
import { createUnknownKindComplaint, readRecord, type SentRecord } from './sent-record.ts'
import { createComplaintsError, storeSingleRecord } from './store-single-record.ts'
import { createTenantOpenApi } from './tenant-open-api.ts'

/** Requests with a document are held in memory. */
const formLimit = { total: 4, perOwner: 2, queued: 100 }

/** Per IP address. An import is one call. */
const rateLimit = { max: 3000, timeWindow: '1 minute', groupId: 'tenant API' }

/** In bytes. */
const bodyLimitBytes = 4 * 1024 * 1024

interface TenantApiRequest {
  key: KeyHolder
  params: Record<string, string>
  request: FastifyRequest
  reply: FastifyReply
}

function requireValidRecord(read: ReturnType<typeof readRecord>): SentRecord {
  if ('complaints' in read) throw createComplaintsError(read.complaints)
  return read.sent
}

function parseKind({ kind }: Record<string, string>) {
  if (!isTenantRecordKind(kind)) throw createComplaintsError([createUnknownKindComplaint(kind)])
  return kind
}

/** An hour. Without data, a request ends sooner. */
const maxUploadMs = 3_600_000

/** Large files on slow connections take long. */
export function allowLargeFiles({ server }: FastifyInstance): void {
  server.requestTimeout = Math.max(server.requestTimeout, maxUploadMs)
}

/** Each call needs a key, which determines the tenant. */
export function registerTenantApiRoutes(app: FastifyInstance, context: AllTenantsContext): void {
  const forms = createConcurrencyLimit(formLimit)

  app.register(async (api) => {
    const passBodyAsStream = (
      _request: FastifyRequest,
      body: unknown,
      done: (error: null, body: unknown) => void,
    ) => done(null, body)
    api.decorateRequest('tenantKey', null)
    api.addContentTypeParser(['application/x-ndjson', 'application/zip'], passBodyAsStream)

    const register = (call: TenantApiCall, handler: (request: TenantApiRequest) => Promise<unknown>) =>
      api.route<{ Params: Record<string, string> }>({
        method: call.method,
        url: tenantApiBase + call.path.replace(/\{(\w+)\}/g, ':$1'),
        bodyLimit: bodyLimitBytes,
        config: { arrivesByItself: call === tenantApiCalls.startImport, rateLimit },
        // After the rate limit, which an `onRequest` hook would precede.
        preParsing: async (request) => {
          request.tenantKey = await findKeyHolder(context, request, call.scope)
        },
        handler: async (request, reply) => {
          const key = request.tenantKey
          if (!key) throw unauthorizedError()
          reply.header('cache-control', 'no-store').code(call.status)
          return runWithinTenant(key.tenantId, () => handler({ key, params: request.params, request, reply }))
        },
      })

    register(tenantApiCalls.putRecord, async ({ key, params, request }) => {
      const kind = parseKind(params)
      if (!request.isMultipart()) {
        const { body } = request
        if (typeof body !== 'object' || body === null || Array.isArray(body))
          throw invalidFieldsError({ body: 'must be an object' })
        refuseDeepNesting(body)
        return storeSingleRecord(
          context,
          key,
          requireValidRecord(readRecord(kind, params.id, body)),
          noFileSource,
        )
      }
      const done = await forms.acquire(String(key.tenantId))
      try {
        const { record, source } = await readForm(request, context.config.tenantApi.documentBytes)
        refuseDeepNesting(record)
        return await storeSingleRecord(
          context,
          key,
          requireValidRecord(readRecord(kind, params.id, record)),
          source,
        )
      } finally {
        done()
      }
    })
    register(tenantApiCalls.getRecord, async ({ params }) => {
      const found = await recordOnFile(context.db, parseKind(params), params.id ?? '')
      if (!found) throw notFoundError()
      return found
    })
    register(tenantApiCalls.getDocumentFile, async ({ params, reply }) =>
      sendFile(reply, await findDocumentFile(context, params.id ?? ''), true),
    )
    register(tenantApiCalls.deleteRecord, async ({ key, params }) => {
      const kind = parseKind(params)
      if (tenantRecords[kind].of === 'all tenants')
        return storeSingleRecord(
          context,
          key,
          requireValidRecord(readRecord(kind, params.id, { deleted: true })),
          noFileSource,
        )
      const found = await recordOnFile(context.db, kind, params.id ?? '')
      if (!found) throw notFoundError()
      const body = { deleted: true, ...(found.customer !== null && { customer: found.customer }) }
      return storeSingleRecord(
        context,
        key,
        requireValidRecord(readRecord(kind, params.id, body)),
        noFileSource,
      )
    })
    register(tenantApiCalls.getChanges, async ({ key, request }) =>
      readChangesSince(
        context,
        key.tenantId,
        parseInput(v.object(tenantApiCalls.getChanges.query), request.query),
      ),
    )
    register(tenantApiCalls.getEvents, async ({ key, request }) =>
      readEventsSince(
        context,
        key.tenantId,
        parseInput(v.object(tenantApiCalls.getEvents.query), request.query),
      ),
    )
    register(tenantApiCalls.startImport, async ({ key, request }) => {
      if (
        request.isMultipart() ||
        !tenantApiCalls.startImport.takes.some((type) => hasContentType(request, type))
      )
        throw new HttpError(415, {
          error: 'media_type',
          message: 'The body must be application/x-ndjson or application/zip.',
        })
      return { id: await receiveImport(context, key, request) }
    })
    register(tenantApiCalls.getImports, async () => ({ imports: await listNewestImports(context) }))
    register(tenantApiCalls.getImport, ({ params }) => getImportState(context, params.id ?? ''))
    register(tenantApiCalls.getImportFaults, async ({ params, reply }) => {
      const faults = await listImportFaults(context, params.id ?? '')
      return reply
        .type('application/x-ndjson')
        .send(faults.map((fault) => `${JSON.stringify(fault)}\n`).join(''))
    })
    api.get(`${tenantApiBase}/openapi.json`, async () => createTenantOpenApi())
  })
}

const hasContentType = ({ headers }: FastifyRequest, type: string): boolean =>
  headers['content-type']?.split(';')[0]?.trim() === type

declare module 'fastify' {
  interface FastifyRequest {
    tenantKey: KeyHolder | null
  }
  interface FastifyContextConfig {
    /** The body may arrive slowly; its reader checks the progress. */
    arrivesByItself?: boolean
  }
}
