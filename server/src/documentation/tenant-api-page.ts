import { escapeHtml } from '@portal/domain/format/escape-html'
import type { FastifyInstance } from 'fastify'
import { sendPlainPage } from '../http/plain-page.ts'
import { createTenantOpenApi } from '../tenant-api/tenant-open-api.ts'

type OpenApiDescription = ReturnType<typeof createTenantOpenApi>
type OpenApiOperation = OpenApiDescription['paths'][string][string]

const toJsonHtml = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

function renderOperation(path: string, method: string, operation: OpenApiOperation): string {
  const summary = `<code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}`
  const query = operation.parameters.filter((one) => one.in === 'query')
  return `<details id="${operation.operationId}"><summary>${summary}</summary>
    <p>${escapeHtml(operation.description)}</p>
    ${query.length > 0 ? `<h3>Query</h3>${toJsonHtml(query)}` : ''}
    ${operation.requestBody ? `<h3>Body</h3>${toJsonHtml(operation.requestBody.content)}` : ''}
    <h3>Answers</h3>${toJsonHtml(operation.responses)}</details>`
}

function renderPage({ paths }: OpenApiDescription): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const sections = [...Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')].map(
    ([tag, some]) =>
      `<section><h2>${escapeHtml(tag.replaceAll('_', ' '))}</h2>${some
        .map(({ path, method, operation }) => renderOperation(path, method, operation))
        .join('')}</section>`,
  )
  return `<h1>Tenant API</h1><p>For systems of tenants, with a key, where staff are let in. As <a href="/docs/tenant/openapi.json">OpenAPI 3.1</a>.
    A line of a file has, beside what a body here has, <code>kind</code> and <code>id</code>; one that removes has <code>"deleted": true</code> in place of <code>data</code>.</p>${sections.join('')}`
}

/** Serves `/docs/tenant` and its OpenAPI description. */
export function serveTenantApiDocumentation(app: FastifyInstance): void {
  let page: string | undefined
  app.get('/docs/tenant', async (_request, reply) => {
    page ??= renderPage(createTenantOpenApi())
    return sendPlainPage(reply, 'Tenant API', page)
  })
  app.get('/docs/tenant/openapi.json', async () => createTenantOpenApi())
}
