import { replayAdvice } from '@portal/advice/replay-advice'
import { eq } from 'drizzle-orm'
import { getCalculationBasis } from '../advice/norms.ts'
import { givenAdvice } from '../database/tables/given-advice.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { createInvalidFieldsError, createNotFoundError } from '../http/http-error.ts'
import { findTenantByAdviceKey } from '../tenants/find-tenant.ts'
import { changeTenantProfile } from './change-tenant-profile.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'

export function createAdviceCommands(context: CommandContext): Pick<CommandActions, 'key' | 'advice'> {
  const { db } = context
  return {
    advice: async ({ lead }) => {
      await context.requirePermittedRecord(tenantInbox, lead)
      const [stored] = await db.select().from(givenAdvice).where(eq(givenAdvice.leadId, lead))
      if (!stored) throw createNotFoundError()
      const { calculation, day, editions, input, outcome } = stored
      const advice = { calculation, day, editions, input, outcome }
      if (outcome === null) return advice
      const { same, otherEditions } = replayAdvice(advice, getCalculationBasis)
      return { ...advice, same, otherEditions }
    },
    key: async ({ tenant, service, value }) => {
      const tenantRow = await context.findPermittedTenant(tenant)
      const name = `${service}_key` as const
      const holder = await findTenantByAdviceKey(db, name, value)
      if (holder && holder.id !== tenantRow.id)
        throw createInvalidFieldsError({ value: 'is the key of another tenant' })
      await changeTenantProfile(db, tenantRow.id, (profile) => ({ ...profile, [name]: value }))
      return { tenant: tenantRow.subdomain, [name]: value }
    },
  }
}
