import type { sign } from '@portal/contract/signing'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import { discardOrphanedFiles, stageFile } from '../files/orphaned-files.ts'
import type { Scope } from '../http/authorise.ts'
import { HttpError } from '../http/http-error.ts'
import { portalAddress } from '../mail/address.ts'
import { sealingKeyOf } from './certificate.ts'
import { evidenceOf } from './evidence-of.ts'
import { proveFactor } from './factor.ts'
import { recordSigned } from './record.ts'
import { underSigningLock } from './signing-lock.ts'
import { openQuestion, readFileOf } from './signing-request.ts'

type Body = InferOutput<NonNullable<typeof sign.body>>

const notRead = () =>
  new HttpError(409, { error: 'not_read', message: 'The document was not read to its end.' })

/**
 * Signs a document: verifies the second factor, makes the sealed file with its evidence page, and records everything in
 * one step (SIGN-04). Nothing counts as signed before the sealed file is stored; a failure leaves the request
 * unchanged, but a right code is used up.
 * @param address IP address
 * @throws HttpError 404, 409, 422, 424, 429 as in the contract
 */
export async function signDocument(
  context: Context,
  scope: Scope,
  { id, body, address }: { id: string | number; body: Body; address: string },
): Promise<number> {
  const question = await openQuestion(context, scope.customer.id, id, body.hash)
  const { signing, document } = question
  const { readAt } = signing
  if (!readAt) throw notRead()
  const { key, certificate } = await sealingKeyOf(context, scope.tenant.id)
  const original = await readFileOf(context, document, signing.hash)
  return underSigningLock(context, signing, async (mine) => {
    const factor = await proveFactor(context, { scope, signing }, body)
    const read = { signing, readAt, bytes: original.length, language: body.language }
    const evidence = {
      ...(await evidenceOf(context, scope, read, factor, address)),
      certificate,
    }
    const sealed = await context.threads.run('sealedWithEvidence', {
      original,
      evidence,
      tenant: scope.tenant.tenant,
      location: new URL(portalAddress(context.config, scope.tenant.subdomain, '/')).host,
      key,
    })
    const content = Buffer.from(sealed)
    const fileKey = await stageFile(context, (key, files) => files.put(key, content, 'application/pdf'))
    try {
      return await recordSigned(context, scope, question, { evidence, mine, fileKey, size: content.length })
    } finally {
      await discardOrphanedFiles(context, [fileKey]).catch(() =>
        context.log.warn('a file without a record is left to the sweep'),
      )
    }
  })
}
