import { isDeepStrictEqual } from 'node:util'
import type { MailForm } from '@portal/contract/desk/mail-texts'
import { minMfaNoticeDays, type TenantProfileForm } from '@portal/contract/desk/tenant-settings'
import { addDays } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { getFirstRow } from '../database/first-row.ts'
import { profileChanges, type TenantProfile, tenants } from '../database/tables/tenant.ts'
import { sanitizePng } from '../files/plain-png.ts'
import { createInvalidFieldsError, HttpError } from '../http/http-error.ts'
import { getMailTextsField, parseTenantMailTexts } from '../mail/tenant-mail-texts.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'

type StoredTenantProfile = (typeof tenants.$inferSelect)['profile']

/**
 * Changes a tenant's profile while holding a lock on it.
 * @throws HttpError 404 for an unknown tenant
 */
export async function changeTenantProfile(
  db: Database,
  tenantId: number,
  change: (profile: StoredTenantProfile) => StoredTenantProfile,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const own = eq(tenants.id, tenantId)
    const row = getFirstRow(await transaction.select().from(tenants).where(own).for('update'))
    await transaction
      .update(tenants)
      .set({ profile: change(row.profile) })
      .where(own)
  })
}

/** @throws HttpError 422 if the day from which a second factor is required is too soon (KEYS-10) */
function rejectEarlyStartDay(day: string | null, before: string | null, today: string): void {
  if (day === null || day === before) return
  if (before !== null && before > today && day > before) return
  if (day >= addDays(today, minMfaNoticeDays)) return
  throw createInvalidFieldsError({
    strong_sign_in_from: `must be ${minMfaNoticeDays} days from now or later`,
  })
}

type TenantProfileFields = Record<string, unknown>

/** Maximum size of a logo in pixels: four times the display size. */
const maxLogoPixels = { width: 1200, height: 400 }

function toProfileFields(
  { office, logo, mail, ...plain }: TenantProfileForm,
  profile: TenantProfile,
  today: string,
): TenantProfileFields {
  const members: TenantProfileFields = { ...plain }
  if (plain.strong_sign_in_from !== undefined)
    rejectEarlyStartDay(plain.strong_sign_in_from, profile.strong_sign_in_from ?? null, today)
  if (mail !== undefined) members[getMailTextsField(mail.occasion)] = mergeMailTexts(mail, profile)
  if (logo !== undefined) members.logo = logo === null ? null : toPlainPng(logo)
  if (office !== undefined) {
    const offices = profile.offices ?? []
    if (!offices.some(({ id }) => String(id) === String(office.id)))
      throw createInvalidFieldsError({ 'office.id': 'is no office of this tenant' })
    members.offices = offices.map((one) =>
      String(one.id) === String(office.id) ? { ...one, ...office, id: one.id } : one,
    )
  }
  return members
}

/**
 * Adds a changed mail text to the tenant's texts for the same occasion. Returns null if the tenant has no own text for
 * that occasion any more.
 */
function mergeMailTexts(
  { occasion, wording, ...typed }: MailForm,
  profile: TenantProfile,
): TenantProfileFields | null {
  const changedTexts = Object.fromEntries(
    Object.entries(typed).map(([part, held]) => [part, held?.trim() ? held.trim() : null]),
  )
  const { [wording]: _, ...others } = parseTenantMailTexts(profile)[occasion] ?? {}
  const isOwn = Object.values(changedTexts).some((held) => held !== null)
  const next = isOwn ? { ...others, [wording]: changedTexts } : others
  return Object.keys(next).length > 0 ? next : null
}

/**
 * Re-encodes a logo, to remove everything but the picture.
 * @throws HttpError 422 if it is not a PNG
 */
function toPlainPng(base64: string): string {
  const picture = sanitizePng(
    Buffer.from(base64, 'base64'),
    (width, height) =>
      width >= 1 && width <= maxLogoPixels.width && height >= 1 && height <= maxLogoPixels.height,
  )
  if (!picture) throw createInvalidFieldsError({ logo: 'must be a PNG of at most 1,200 by 400 pixels' })
  return picture.toString('base64')
}

const pickProfileFields = (profile: TenantProfileFields, names: readonly string[]): TenantProfileFields =>
  Object.fromEntries(names.map((name) => [name, profile[name] ?? null]))

const createChangedSinceError = () =>
  new HttpError(409, {
    error: 'changed',
    message: 'What this change changed is another since: take the later change back first.',
  })

export function createTenantProfileCommands(context: CommandContext) {
  const { db, clock, person } = context

  async function changeProfileFields(
    tenantId: number,
    selectChangedFields: (profile: TenantProfile) => TenantProfileFields,
  ): Promise<string[]> {
    let change: { before: TenantProfileFields; after: TenantProfileFields } | null = null
    await changeTenantProfile(db, tenantId, (profile) => {
      const members = selectChangedFields(profile)
      const names = Object.keys(members).filter(
        (name) => !isDeepStrictEqual(members[name] ?? null, (profile as TenantProfileFields)[name] ?? null),
      )
      change = { before: pickProfileFields(profile, names), after: pickProfileFields(members, names) }
      return { ...profile, ...change.after } as TenantProfile
    })
    const { before, after } = change ?? { before: {}, after: {} }
    const fields = Object.keys(after)
    if (fields.length > 0)
      await db.insert(profileChanges).values({ tenantId, at: clock(), by: person.name, before, after })
    return fields
  }

  return {
    profile: async ({ tenant, ...form }) => {
      const { id, subdomain } = await context.findPermittedTenant(tenant)
      return {
        tenant: subdomain,
        changed: await changeProfileFields(id, (profile) =>
          toProfileFields(form, profile, toTenantDay(clock())),
        ),
      }
    },
    'profile-undo': async ({ tenant, change: number }) => {
      const { id, subdomain } = await context.findPermittedTenant(tenant)
      const own = and(eq(profileChanges.id, number), eq(profileChanges.tenantId, id))
      const row = getFirstRow(await db.select().from(profileChanges).where(own).for('update'))
      if (row.undone) throw createChangedSinceError()
      const { before, after } = row
      const changed = await changeProfileFields(id, (profile) => {
        if (!isDeepStrictEqual(pickProfileFields(profile, Object.keys(after)), after))
          throw createChangedSinceError()
        if ('strong_sign_in_from' in before) {
          const day = before.strong_sign_in_from as string | null
          rejectEarlyStartDay(day, profile.strong_sign_in_from ?? null, toTenantDay(clock()))
        }
        return before
      })
      getFirstRow(await db.update(profileChanges).set({ undone: true }).where(own).returning())
      return { tenant: subdomain, changed }
    },
  } satisfies Partial<CommandActions>
}
