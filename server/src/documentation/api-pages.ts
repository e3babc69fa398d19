import { escapeHtml } from '@portal/domain/format/escape-html'
import type { FastifyInstance } from 'fastify'
import { sendPlainPage } from '../http/plain-page.ts'
import { createTenantOpenApi } from '../tenant-api/tenant-open-api.ts'
import { createOpenApi } from './open-api.ts'

interface OpenApiOperation {
  operationId: string
  tags: readonly string[]
  summary: string
  description?: string
  security: readonly unknown[]
  parameters: readonly { name: string; in: string; schema: unknown }[]
  requestBody?: { content: unknown }
  responses: unknown
}

interface OpenApiDescription {
  paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
}

const toJsonHtml = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

function renderOperation(path: string, method: string, operation: OpenApiOperation): string {
  const { operationId, summary, description, security, requestBody, responses } = operation
  const rows = operation.parameters.map(
    (one) =>
      `<tr><td><code>${escapeHtml(one.name)}</code></td><td>${one.in}</td><td><code>${escapeHtml(JSON.stringify(one.schema))}</code></td></tr>`,
  )
  return `<details id="${operationId}"><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}${security.length === 0 ? ' <em>without sign-in</em>' : ''}</summary>
    ${description ? `<p>${escapeHtml(description)}</p>` : ''}
    ${rows.length > 0 ? `<table><thead><tr><th>Parameter</th><th>In</th><th>Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : ''}
    ${requestBody ? `<h3>Body</h3>${toJsonHtml(requestBody.content)}` : ''}
    <h3>Answers</h3>${toJsonHtml(responses)}</details>`
}

function renderSections({ paths }: OpenApiDescription): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return [...Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')]
    .map(([tag, some]) => {
      const items = some.map(({ path, method, operation }) => renderOperation(path, method, operation))
      return `<section><h2>${escapeHtml(tag.replaceAll('_', ' '))}</h2>${items.join('')}</section>`
    })
    .join('')
}

/** Serves an OpenAPI description as a page, and as JSON below it. */
function serveApiPage(
  app: FastifyInstance,
  url: string,
  title: string,
  introduction: string,
  describe: () => OpenApiDescription,
): void {
  let page: string | undefined
  app.get(url, async (_request, reply) => {
    page ??= `<h1>${title}</h1><p>${introduction} As <a href="${url}/openapi.json">OpenAPI 3.1</a>.</p>${renderSections(describe())}`
    return sendPlainPage(reply, title, page)
  })
  app.get(`${url}/openapi.json`, async () => describe())
}

/** Serves the customer API at `/docs`, and the tenant API at `/docs/tenant`. */
export function serveApiPages(app: FastifyInstance): void {
  serveApiPage(
    app,
    '/docs',
    'Customer portal: the wire',
    'What systems of tenants call is <a href="/docs/tenant">the tenant API</a>.',
    createOpenApi,
  )
  serveApiPage(
    app,
    '/docs/tenant',
    'Tenant API',
    `For systems of tenants, with a key, where staff are let in. A line of a file has, beside what a body here has,
      <code>kind</code> and <code>id</code>; one that removes has <code>"deleted": true</code> in place of <code>data</code>.`,
    createTenantOpenApi,
  )
}
