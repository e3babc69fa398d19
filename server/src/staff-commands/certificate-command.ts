import { signingCertificates } from '../database/tables/signing.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { encryptText } from '../sessions/encrypt-text.ts'
import { getSealingCertificate } from '../signing/sealing-certificate.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'

/** Replaces or shows the tenant's sealing certificate (SIGN-09). */
export function createCertificateCommand(context: CommandContext) {
  const { db, clock, person, sessionKeys } = context

  async function storeCertificate(tenantId: number, p12: string, password: string): Promise<void> {
    const { Pkcs12Error, readPkcs12 } = await import('../signing/pkcs12.ts')
    const read = await readPkcs12(Buffer.from(p12, 'base64'), password).catch((error: unknown) => {
      throw error instanceof Pkcs12Error ? createInvalidFieldsError({ p12: error.message }) : error
    })
    if (read.validUntil <= clock())
      throw createInvalidFieldsError({ p12: 'is of a certificate that has ended' })
    const { subject, validFrom, validUntil, chain } = read
    const values = {
      ...{
        subject,
        validFrom,
        validUntil,
        chain,
        sealedKey: encryptText(read.key, sessionKeys),
        isTest: false,
      },
      ...{ createdBy: person.name, createdAt: clock() },
    }
    await db
      .insert(signingCertificates)
      .values({ tenantId, ...values })
      .onConflictDoUpdate({ target: signingCertificates.tenantId, set: values })
  }

  return {
    certificate: async ({ tenant, p12, password }) => {
      const { id, subdomain } = await context.findPermittedTenant(tenant)
      if (p12 !== undefined) await storeCertificate(id, p12, password)
      return { tenant: subdomain, ...(await getSealingCertificate({ db, clock }, id)) }
    },
  } satisfies Partial<CommandActions>
}
