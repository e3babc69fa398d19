import { featureNames } from '@portal/contract/console-tenants'
import {
  getTenantSettings,
  postProfileUndone,
  postTenantFeature,
  postTenantPerson,
  postTenantProfile,
} from '@portal/contract/desk/settings'
import { desc, eq } from 'drizzle-orm'
import { peopleOf } from '../adviser/people-of.ts'
import { doRecorded } from '../adviser/routes.ts'
import { profileChanges } from '../database/tables/tenant.ts'
import { recordId } from '../http/record-id.ts'
import type { DeskParts } from './parts.ts'

/** Maximum number of changes returned. */
const maxChanges = 50
const deciding = ['owner'] as const
const done = { data: { success: true } }

/** Calls for profile, features and staff, for owners. */
export function settingsCalls({ tenantCall, context }: DeskParts): void {
  /** The tenant's database role cannot read staff and history, so this uses the tables' owner. */
  const { everyTenant: db } = context

  tenantCall(getTenantSettings, deciding, async ({ tenant: { id, tenant } }) => {
    const [people, changes] = await Promise.all([
      peopleOf(db, id),
      db
        .select()
        .from(profileChanges)
        .where(eq(profileChanges.tenantId, id))
        .orderBy(desc(profileChanges.id))
        .limit(maxChanges),
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
        features: featureNames.map((feature) => ({ name: feature, value: tenant[feature] ?? null })),
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

  tenantCall(postTenantProfile, deciding, async ({ person, tenant, body, source }) => {
    await doRecorded(context, {
      person,
      command: 'profile',
      given: { tenant: tenant.subdomain, ...body },
      source,
    })
    return done
  })

  tenantCall(postProfileUndone, deciding, async ({ person, tenant, params, source }) => {
    const given = { tenant: tenant.subdomain, change: recordId(params.id) }
    await doRecorded(context, { person, command: 'profile-undo', given, source })
    return done
  })

  tenantCall(postTenantFeature, deciding, async ({ person, tenant, body: { name: flag, value }, source }) => {
    const given = {
      tenant: tenant.subdomain,
      flag,
      value: value === null ? ('unset' as const) : (`${value}` as const),
    }
    await doRecorded(context, { person, command: 'flag', given, source })
    return done
  })

  tenantCall(postTenantPerson, deciding, async ({ person, tenant, body, source }) => {
    const given = { tenant: tenant.subdomain, ...body, email: body.email.toLowerCase() }
    await doRecorded(context, { person, command: 'person', given, source })
    return done
  })
}
