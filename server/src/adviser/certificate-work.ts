import { signingCertificates } from '../database/tables/signing.ts'
import { invalid } from '../http/http-error.ts'
import { seal } from '../sessions/seal.ts'
import { certificateOf } from '../signing/certificate.ts'
import type { CommandContext } from './command-context.ts'
import type { Actions } from './commands.ts'

/** Commands for the tenant's sealing certificate: replacing and inspecting it (SIGN-09). */
export function certificateWork(work: CommandContext): Pick<Actions, 'certificate'> {
  const { db, clock, person, sessionKeys } = work

  async function storeCertificate(tenantId: number, p12: string, password: string): Promise<void> {
    const { Pkcs12Error, readPkcs12 } = await import('../signing/pkcs12.ts')
    const read = await readPkcs12(Buffer.from(p12, 'base64'), password).catch((error: unknown) => {
      throw error instanceof Pkcs12Error ? invalid({ p12: error.message }) : error
    })
    if (read.validUntil <= clock()) throw invalid({ p12: 'is of a certificate that has ended' })
    const { subject, validFrom, validUntil, chain } = read
    const values = {
      ...{ subject, validFrom, validUntil, chain, sealedKey: seal(read.key, sessionKeys), isTest: false },
      ...{ createdBy: person.name, createdAt: clock() },
    }
    await db
      .insert(signingCertificates)
      .values({ tenantId, ...values })
      .onConflictDoUpdate({ target: signingCertificates.tenantId, set: values })
  }

  return {
    certificate: async ({ tenant, p12, password }) => {
      const { id, subdomain } = await work.tenantNamed(tenant)
      if (p12 !== undefined) await storeCertificate(id, p12, password)
      return { tenant: subdomain, ...(await certificateOf({ db, clock }, id)) }
    },
  }
}
