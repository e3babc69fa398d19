import { escapeHtml } from '@portal/domain/format/escape-html'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { AllTenantsContext } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { assessments } from '../database/tables/one-time-secrets.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { parseInput } from '../http/parse-input.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import { hashSecret } from '../sessions/secret-token.ts'

const urlField = v.pipe(v.string(), v.maxLength(2000))
const RetrievalQuery = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  success: urlField,
  failure: urlField,
  cancel: urlField,
})
const assessmentResults = ['success', 'failure', 'cancel'] as const
const RetrievalResultQuery = v.object({ ...RetrievalQuery.entries, result: v.picklist(assessmentResults) })

const buttonLabels = { success: 'Gegevens delen', failure: 'Doen alsof het mislukt', cancel: 'Annuleren' }

/**
 * Simulates the external page that retrieves source data (RETRIEVE-06). The user chooses success, failure or cancel.
 * Only portals can embed it, and it redirects only to portals.
 */
export function serveAssessmentPage(
  app: FastifyInstance,
  { allTenantsDb: db, clock, config }: AllTenantsContext,
): void {
  const [before = '', after = ''] = config.portalUrl.split('{tenant}')
  const portals = config.portalUrl.replace('{tenant}', '*')

  function checkPortalUrl(url: string): string {
    const rest = url.startsWith(before) ? url.slice(before.length).replace(/^[a-z0-9-]+/, '') : ''
    if (!rest.startsWith(`${after}/`))
      throw createInvalidFieldsError({ address: 'is no address of this portal' })
    return url
  }
  const checkPortalUrls = <T extends v.InferOutput<typeof RetrievalQuery>>(query: T): T => {
    for (const result of assessmentResults) checkPortalUrl(query[result])
    return query
  }

  const isUsableToken = (token: string) =>
    and(
      eq(assessments.hash, hashSecret(token)),
      isNull(assessments.usedAt),
      gt(assessments.expiresAt, clock()),
    )

  /** Marks the token as used, and records that the source data was retrieved. Returns false for an invalid token. */
  const recordDataRetrieval = (token: string) =>
    db.transaction(async (transaction) => {
      const now = clock()
      const [used] = await transaction
        .update(assessments)
        .set({ usedAt: now })
        .where(isUsableToken(token))
        .returning()
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

  const sendPage = (reply: FastifyReply, body: string) =>
    sendPlainPage(reply, 'Gegevens ophalen', body, 'nl', portals)

  app.get('/assessment', async ({ query }, reply) => {
    const checked = checkPortalUrls(parseInput(RetrievalQuery, query))
    const [known] = await db.select().from(assessments).where(isUsableToken(checked.token))
    const fields = Object.entries(checked)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
      .join('')
    const choices = assessmentResults
      .filter((result) => known || result !== 'success')
      .map(
        (result) => `<button class="button" name="result" value="${result}">${buttonLabels[result]}</button>`,
      )
      .join('')
    const whose = known?.partner ? 'van de partner' : 'van de klant'
    return sendPage(
      reply,
      `<h1>Gegevens ophalen</h1>
       <p>Deze pagina staat in voor de dienst die gegevens ${whose} bij de bron ophaalt: hypotheek en pensioen.</p>
       ${known ? '' : '<p><strong>Deze toestemming is al gebruikt of verlopen.</strong></p>'}
       <form action="/assessment/end">${fields}${choices}</form>`,
    )
  })

  app.get('/assessment/end', async ({ query }, reply) => {
    const { result, token, ...addresses } = checkPortalUrls(parseInput(RetrievalResultQuery, query))
    const ends = result === 'success' && !(await recordDataRetrieval(token)) ? 'failure' : result
    return reply.redirect(addresses[ends], 303)
  })
}
