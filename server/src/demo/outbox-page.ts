import { escapeHtml } from '@portal/domain/format/escape-html'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AllTenantsContext } from '../context.ts'
import { outbox } from '../database/tables/outbox.ts'
import { tenants } from '../database/tables/tenant.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import { parseRecordId } from '../http/record-id.ts'
import { createPortalUrl } from '../mail/portal-url.ts'

/** Shows the mails of the demo, newest first, also as JSON for tests (SERVER-03). */
export function serveOutboxPages(
  app: FastifyInstance,
  { allTenantsDb: db, config }: AllTenantsContext,
): void {
  const selectNewestMails = () => db.select().from(outbox).orderBy(desc(outbox.id)).limit(50)

  app.get('/outbox', async (_request, reply) => {
    const mails = await selectNewestMails()
    const rows = mails.map(
      (mail) =>
        `<tr><td>${mail.createdAt.toISOString().slice(0, 16).replace('T', ' ')}</td><td>${escapeHtml(mail.to)}</td><td><a href="/outbox/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`,
    )
    const table = `<table><thead><tr><th>Sent (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    return sendPlainPage(reply, 'Outbox', `<h1>Outbox</h1>${mails.length ? table : '<p>No mail yet.</p>'}`)
  })

  app.get('/outbox.json', async () => ({ data: await selectNewestMails() }))

  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const [mail] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.id, parseRecordId(request.params.id)))
    if (!mail) throw createNotFoundError()
    const links = [...mail.text.matchAll(/https?:\/\/\S+/g)].map(
      ([link]) => `<a class="button" href="${escapeHtml(link)}">Follow the link</a>`,
    )
    return sendPlainPage(
      reply,
      escapeHtml(mail.subject),
      `<p><a href="/outbox">Outbox</a></p><h1>${escapeHtml(mail.subject)}</h1><p>To ${escapeHtml(mail.to)}</p>${links.join('')}
       <iframe title="The mail as HTML" sandbox src="/outbox/${mail.id}/html"></iframe><h2>As plain text</h2><pre>${escapeHtml(mail.text)}</pre>`,
    )
  })

  app.get<{ Params: { id: string } }>('/outbox/:id/html', async (request, reply) => {
    const [row] = await db
      .select({ html: outbox.html, subdomain: tenants.subdomain })
      .from(outbox)
      .innerJoin(tenants, eq(tenants.id, outbox.tenantId))
      .where(eq(outbox.id, parseRecordId(request.params.id)))
    if (!row) throw createNotFoundError()
    const portal = new URL(createPortalUrl(config, row.subdomain, '/')).origin
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src ${portal}; sandbox; frame-ancestors 'self'`,
      })
      .send(row.html)
  })
}
