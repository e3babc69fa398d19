import { escapeHtml } from '@portal/domain/format/escape-html'
import type { FastifyInstance } from 'fastify'
import { answerPage } from '../http/page.ts'
import { allCalls, type NamedCall } from './calls.ts'
import { openApi, openApiPath } from './open-api.ts'

type Operation = ReturnType<typeof openApi>['paths'][string][string]

const json = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

function callHtml({ name, call }: NamedCall, operation: Operation): string {
  const parameters = operation.parameters
    .map(
      (one) =>
        `<tr><td><code>${escapeHtml(one.name)}</code></td><td>${one.in}</td><td><code>${escapeHtml(JSON.stringify(one.schema))}</code></td></tr>`,
    )
    .join('')
  return `<details id="${name}"><summary><code>${call.method} ${escapeHtml(openApiPath(call))}</code> ${escapeHtml(call.summary)}${call.access === 'public' ? ' <em>without sign-in</em>' : ''}</summary>
    ${parameters ? `<table><thead><tr><th>Parameter</th><th>In</th><th>Schema</th></tr></thead><tbody>${parameters}</tbody></table>` : ''}
    ${operation.requestBody ? `<h3>Body</h3>${json(operation.requestBody.content)}` : ''}
    <h3>Answer</h3>${json(operation.responses[200].content)}</details>`
}

/** Documentation of the API at `/docs`, and its OpenAPI description at `/docs/openapi.json`. */
export function documentationPages(app: FastifyInstance): void {
  let page: string | undefined

  function pageHtml(): string {
    const { paths } = openApi()
    const areas = Map.groupBy(allCalls, ({ area }) => area)
    const sections = [...areas].map(([area, calls]) => {
      const items = calls.map((one) => {
        const operation = paths[openApiPath(one.call)]?.[one.call.method.toLowerCase()]
        return operation ? callHtml(one, operation) : ''
      })
      return `<section><h2>${area}</h2>${items.join('')}</section>`
    })
    return `<h1>Customer portal: the wire</h1><p>${allCalls.length} calls. As <a href="/docs/openapi.json">OpenAPI 3.1</a>. What systems of tenants call is <a href="/docs/tenant">the tenant API</a>.</p>${sections.join('')}`
  }

  app.get('/docs', async (_request, reply) => {
    page ??= pageHtml()
    return answerPage(reply, 'The wire', page)
  })
  app.get('/docs/openapi.json', async () => openApi())
}
