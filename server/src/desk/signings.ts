import {
  type DeskSigning,
  getDeskSignings,
  postSigning,
  postSigningSeen,
  postSigningWithdrawn,
} from '@portal/contract/desk/signing'
import { desc, eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { auditedFields } from '../adviser/audited-fields.ts'
import { commandContext } from '../adviser/command-context.ts'
import { doRecorded } from '../adviser/routes.ts'
import { type SignatureRequest, signingWork } from '../adviser/signing-work.ts'
import { recorded } from '../audit/recorded.ts'
import { signings } from '../database/tables/signing.ts'
import { withStaged } from '../documents/store.ts'
import { invalid } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'
import { certificateOf } from '../signing/certificate.ts'
import { wireMoment } from '../wire-moment.ts'
import { customerOf } from './customer-of.ts'
import { type DeskParts, reading, writing } from './parts.ts'

const deskSigning = (row: typeof signings.$inferSelect): InferInput<typeof DeskSigning> => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  name: row.name,
  note: row.note,
  due: row.due,
  asked_by: row.askedBy,
  asked_at: row.askedAt.toISOString(),
  read_at: wireMoment(row.readAt),
  decided_at: wireMoment(row.decidedAt),
  withdrawn_by: row.withdrawnBy,
  reason: row.reason,
  factor: row.factor,
  document_id: row.documentId,
  sealed_id: row.sealedId,
  is_new: row.notedAt === null && (row.state === 'signed' || row.state === 'declined'),
})

/** Calls for signing requests and decisions. */
export function signingCalls({ tenantCall, context }: DeskParts): void {
  const { db } = context

  tenantCall(getDeskSignings, reading, async ({ params, tenant }) => {
    const { id } = await customerOf(db, params.id)
    const rows = await db
      .select()
      .from(signings)
      .where(eq(signings.customerId, id))
      .orderBy(desc(signings.id))
    return { data: { signings: rows.map(deskSigning), certificate: await certificateOf(context, tenant.id) } }
  })

  tenantCall(postSigning, writing, async ({ person, tenant, params, body, source }) => {
    const customer = await customerOf(db, params.id)
    const { kind, note, due: date, content, document } = body
    if ((content === undefined) === (document === undefined))
      throw invalid({ document: 'either a document of the file, or a file that is sent along' })
    const requestFields = { tenant: tenant.code, customer: customer.username, kind, note, date }
    const act = (given: SignatureRequest) =>
      recorded(
        context,
        {
          person,
          command: 'signature',
          about: auditedFields({ kind, ...(document && { document }) }),
          source,
        },
        (tx, touched) =>
          signingWork(commandContext(context, { db: tx, person, command: 'signature', touched })).signature(
            given,
          ),
      )
    const { id } =
      content === undefined
        ? await act({ ...requestFields, document: recordId(document ?? '') })
        : await withStaged(
            context,
            { tenant, customer },
            [
              {
                name: content instanceof File ? content.name : 'document.pdf',
                ...{ content, field: 'content' },
                /** Documents that the tenant asks to sign may contain a citizen service number, such as a mandate. */
                withBsn: true,
              },
            ],
            ([staged]) => {
              if (!staged) throw invalid({ content: 'is required' })
              return act({ ...requestFields, document: staged })
            },
          )
    return { data: { success: true, id } }
  })

  tenantCall(postSigningWithdrawn, writing, async ({ person, params, source }) => {
    const given = { signature: recordId(params.id) }
    await doRecorded(context, { person, command: 'signature-withdraw', given, source })
    return { data: { success: true } }
  })

  tenantCall(postSigningSeen, writing, async ({ person, params, source }) => {
    const given = { signature: recordId(params.id) }
    await doRecorded(context, { person, command: 'signature-seen', given, source })
    return { data: { success: true } }
  })
}
