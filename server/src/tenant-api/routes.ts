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
import { changesSince } from './changes.ts'
import { createTenantOpenApi } from './description.ts'
import { readForm, withoutFile } from './form.ts'
import { readEventsSince } from './hooks/since.ts'
import { getImportState, listImportFaults, listNewestImports } from './imports/import-state.ts'
import { receiveImport } from './imports/receive.ts'
import { findKeyHolder, type KeyHolder } from './keys.ts'
import { findDocumentFile, readRecord as recordOnFile } from './read.ts'
import { createUnknownKindComplaint, readRecord, type SentRecord } from './sent.ts'
import { createComplaintsError, storeSingleRecord } from './single.ts'

/**
 * Limits for requests with a document, which are held in memory: concurrent in total, concurrent per tenant, and
 * queued.
 */
const formLimit = { total: 4, perOwner: 2, queued: 100 }

/** Rate limit per IP address; an import is one call. */
const rateLimit = { max: 3000, timeWindow: '1 minute', groupId: 'tenant API' }

/** Maximum size of a JSON record in bytes. */
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

/** Maximum duration of a request with a file in milliseconds: an hour. One without progress ends sooner. */
const maxUploadMs = 3_600_000

/** Allows requests of an hour on the admin server, for large files on slow lines. */
export function allowLargeFiles({ server }: FastifyInstance): void {
  server.requestTimeout = Math.max(server.requestTimeout, maxUploadMs)
}

/** Routes of the tenant API: each call needs a key, which determines the tenant; records of others are not visible. */
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
        // After the rate limit has counted it; a route's `onRequest` hook would run before.
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
          withoutFile,
        )
      }
      const done = await forms.take(String(key.tenantId))
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
          withoutFile,
        )
      const found = await recordOnFile(context.db, kind, params.id ?? '')
      if (!found) throw notFoundError()
      const body = { deleted: true, ...(found.customer !== null && { customer: found.customer }) }
      return storeSingleRecord(
        context,
        key,
        requireValidRecord(readRecord(kind, params.id, body)),
        withoutFile,
      )
    })
    register(tenantApiCalls.getChanges, async ({ key, request }) =>
      changesSince(
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
    /** The authenticated key of the call. */
    tenantKey: KeyHolder | null
  }
  interface FastifyContextConfig {
    /** Whether the request body may arrive slowly; the reader checks that it makes progress. */
    arrivesByItself?: boolean
  }
}
