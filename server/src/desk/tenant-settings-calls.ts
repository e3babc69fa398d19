import { tenantFeatureNames } from '@portal/contract/console-tenants'
import {
  getTenantSettings,
  saveTenantProfile,
  setTenantStaffRole,
  switchTenantFeature,
  undoTenantProfileChange,
} from '@portal/contract/desk/tenant-settings'
import { desc, eq } from 'drizzle-orm'
import { profileChanges } from '../database/tables/tenant.ts'
import { parseRecordId } from '../http/record-id.ts'
import { findTenantStaff } from '../staff-commands/tenant-staff.ts'
import { type DeskDependencies, ownerRoles } from './desk-dependencies.ts'

const maxProfileChanges = 50

/** Registers the settings calls, which only owners may use. */
export function registerTenantSettingsCalls({ tenantCall, commandCall, context }: DeskDependencies): void {
  /** The tenant's database role cannot read staff and profile changes. */
  const { allTenantsDb: db } = context

  tenantCall(getTenantSettings, ownerRoles, async ({ tenant: { id, tenant } }) => {
    const [people, changes] = await Promise.all([
      findTenantStaff(db, id),
      db
        .select()
        .from(profileChanges)
        .where(eq(profileChanges.tenantId, id))
        .orderBy(desc(profileChanges.id))
        .limit(maxProfileChanges),
    ])
    const { name, slogan, website, contact_email, primary_color, secondary_color, tertiary_color } = tenant
    return {
      data: {
        name,
        slogan,
        website,
        contact_email,
        pronoun: tenant.pronoun === 'JE' ? ('JE' as const) : ('U' as const),
        primary_color,
        secondary_color,
        tertiary_color,
        logo: tenant.logo,
        offices: tenant.offices,
        strong_sign_in_from: tenant.strong_sign_in_from ?? null,
        features: tenantFeatureNames.map((feature) => ({ name: feature, value: tenant[feature] ?? null })),
        people,
        history: changes.map(({ id: change, at, by, after, undone }) => ({
          id: change,
          at: at.toISOString(),
          by,
          fields: Object.keys(after),
          undone,
        })),
      },
    }
  })

  commandCall(saveTenantProfile, 'profile', ({ body }) => body)
  commandCall(undoTenantProfileChange, 'profile-undo', ({ params }) => ({ change: parseRecordId(params.id) }))
  commandCall(switchTenantFeature, 'flag', ({ body: { name: flag, value } }) => ({
    flag,
    value: value === null ? ('unset' as const) : (`${value}` as const),
  }))
  commandCall(setTenantStaffRole, 'person', ({ body }) => ({ ...body, email: body.email.toLowerCase() }))
}
