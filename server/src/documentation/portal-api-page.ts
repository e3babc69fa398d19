import { escapeHtml } from '@portal/domain/format/escape-html'
import type { FastifyInstance } from 'fastify'
import { sendPlainPage } from '../http/plain-page.ts'
import { allCalls, type NamedCall } from './all-calls.ts'
import { createOpenApi, toOpenApiPath } from './open-api.ts'

type OpenApiOperation = ReturnType<typeof createOpenApi>['paths'][string][string]

const toJsonHtml = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

function renderCall({ name, call }: NamedCall, operation: OpenApiOperation): string {
  const parameters = operation.parameters
    .map(
      (one) =>
        `<tr><td><code>${escapeHtml(one.name)}</code></td><td>${one.in}</td><td><code>${escapeHtml(JSON.stringify(one.schema))}</code></td></tr>`,
    )
    .join('')
  return `<details id="${name}"><summary><code>${call.method} ${escapeHtml(toOpenApiPath(call))}</code> ${escapeHtml(call.summary)}${call.access === 'public' ? ' <em>without sign-in</em>' : ''}</summary>
    ${parameters ? `<table><thead><tr><th>Parameter</th><th>In</th><th>Schema</th></tr></thead><tbody>${parameters}</tbody></table>` : ''}
    ${operation.requestBody ? `<h3>Body</h3>${toJsonHtml(operation.requestBody.content)}` : ''}
    <h3>Answer</h3>${toJsonHtml(operation.responses[200].content)}</details>`
}

/** Serves `/docs` and `/docs/openapi.json`. */
export function serveDocumentationPages(app: FastifyInstance): void {
  let page: string | undefined

  function renderPage(): string {
    const { paths } = createOpenApi()
    const areas = Map.groupBy(allCalls, ({ area }) => area)
    const sections = [...areas].map(([area, calls]) => {
      const items = calls.map((one) => {
        const operation = paths[toOpenApiPath(one.call)]?.[one.call.method.toLowerCase()]
        return operation ? renderCall(one, operation) : ''
      })
      return `<section><h2>${area}</h2>${items.join('')}</section>`
    })
    return `<h1>Customer portal: the wire</h1><p>${allCalls.length} calls. As <a href="/docs/openapi.json">OpenAPI 3.1</a>. What systems of tenants call is <a href="/docs/tenant">the tenant API</a>.</p>${sections.join('')}`
  }

  app.get('/docs', async (_request, reply) => {
    page ??= renderPage()
    return sendPlainPage(reply, 'The wire', page)
  })
  app.get('/docs/openapi.json', async () => createOpenApi())
}
