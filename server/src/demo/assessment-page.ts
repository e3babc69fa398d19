import { escapeHtml } from '@portal/domain/format/escape-html'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { WholeContext } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { assessments } from '../database/tables/one-time.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { check } from '../http/check.ts'
import { invalid } from '../http/http-error.ts'
import { answerPage } from '../http/page.ts'
import { hashOf } from '../sessions/secret-token.ts'

const address = v.pipe(v.string(), v.maxLength(2000))
const Begin = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  success: address,
  failure: address,
  cancel: address,
})
const results = ['success', 'failure', 'cancel'] as const
const End = v.object({ ...Begin.entries, result: v.picklist(results) })

const buttons = { success: 'Gegevens delen', failure: 'Doen alsof het mislukt', cancel: 'Annuleren' }

/**
 * Simulates the external retrieval page: it ends at success, failure or cancel (RETRIEVE-06). It has its own origin,
 * can only be embedded by portals, and only redirects to them.
 */
export function assessmentPage(app: FastifyInstance, { everyTenant: db, clock, config }: WholeContext): void {
  const [before = '', after = ''] = config.portalUrl.split('{tenant}')
  const portals = config.portalUrl.replace('{tenant}', '*')

  function ownAddress(given: string): string {
    const rest = given.startsWith(before) ? given.slice(before.length).replace(/^[a-z0-9-]+/, '') : ''
    if (!rest.startsWith(`${after}/`)) throw invalid({ address: 'is no address of this portal' })
    return given
  }
  const own = <T extends v.InferOutput<typeof Begin>>(query: T): T => {
    for (const result of results) ownAddress(query[result])
    return query
  }

  const open = (token: string) =>
    and(eq(assessments.hash, hashOf(token)), isNull(assessments.usedAt), gt(assessments.expiresAt, clock()))

  /** Marks a permission as used, and reports data to the tenant. False for an invalid one. */
  const retrieve = (token: string) =>
    db.transaction(async (transaction) => {
      const now = clock()
      const [used] = await transaction.update(assessments).set({ usedAt: now }).where(open(token)).returning()
      if (!used) return false
      const { customerId, type, partner } = used
      await transaction.update(customers).set({ lastSubmittedAt: now }).where(eq(customers.id, customerId))
      await transaction.insert(tenantInbox).values({
        customerId,
        kind: 'retrieval',
        subject: type,
        category: partner ? 'partner' : 'customer',
        content: '',
        createdAt: now,
      })
      return true
    })

  const answer = (reply: FastifyReply, body: string) =>
    answerPage(reply, 'Gegevens ophalen', body, 'nl', portals)

  app.get('/assessment', async ({ query }, reply) => {
    const given = own(check(Begin, query))
    const [known] = await db.select().from(assessments).where(open(given.token))
    const fields = Object.entries(given)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
      .join('')
    const choices = results
      .filter((result) => known || result !== 'success')
      .map((result) => `<button class="button" name="result" value="${result}">${buttons[result]}</button>`)
      .join('')
    const whose = known?.partner ? 'van de partner' : 'van de klant'
    return answer(
      reply,
      `<h1>Gegevens ophalen</h1>
       <p>Deze pagina staat in voor de dienst die gegevens ${whose} bij de bron ophaalt: hypotheek en pensioen.</p>
       ${known ? '' : '<p><strong>Deze toestemming is al gebruikt of verlopen.</strong></p>'}
       <form action="/assessment/end">${fields}${choices}</form>`,
    )
  })

  app.get('/assessment/end', async ({ query }, reply) => {
    const { result, token, ...addresses } = own(check(End, query))
    const ends = result === 'success' && !(await retrieve(token)) ? 'failure' : result
    return reply.redirect(addresses[ends], 303)
  })
}
