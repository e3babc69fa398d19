import { isDeepStrictEqual } from 'node:util'
import { dayAt } from '@portal/contract/clock'
import { addDays } from '@portal/contract/day'
import type { MailForm } from '@portal/contract/desk/mail-words'
import { demandNoticeDays, type TenantProfileForm } from '@portal/contract/desk/settings'
import { and, eq } from 'drizzle-orm'
import { profileChanges, type TenantProfile } from '../database/tables/tenant.ts'
import { plainPicture } from '../files/plain-png.ts'
import { HttpError, invalid, notFound } from '../http/http-error.ts'
import { mailMember, ownMailsOf } from '../mail/own-words.ts'
import type { CommandContext } from './command-context.ts'
import type { Actions } from './commands.ts'
import { changeProfile } from './profile.ts'
import { firstRow } from './records.ts'

/**
 * Checks a change of the day from which keys are required: it may be removed, postponed, or announced early enough
 * (KEYS-10).
 * @throws HttpError 422 for a day that is too soon
 */
function refuseTooSoon(day: string | null, before: string | null, today: string): void {
  if (day === null || day === before) return
  if (before !== null && before > today && day > before) return
  if (day >= addDays(today, demandNoticeDays)) return
  throw invalid({ strong_sign_in_from: `must be ${demandNoticeDays} days from now or later` })
}

type Members = Record<string, unknown>

/** Maximum size of a logo in pixels: four times its display size. */
const maxPixels = { width: 1200, height: 400 }

/** Profile members that the owner changed. */
function membersOf(
  { office, logo, mail, ...plain }: TenantProfileForm,
  profile: TenantProfile,
  today: string,
): Members {
  const members: Members = { ...plain }
  if (plain.strong_sign_in_from !== undefined)
    refuseTooSoon(plain.strong_sign_in_from, profile.strong_sign_in_from ?? null, today)
  if (mail !== undefined) members[mailMember(mail.occasion)] = mailIn(mail, profile)
  if (logo !== undefined) members.logo = logo === null ? null : pngOf(logo)
  if (office !== undefined) {
    const offices = profile.offices ?? []
    if (!offices.some(({ id }) => String(id) === String(office.id)))
      throw invalid({ 'office.id': 'is no office of this tenant' })
    members.offices = offices.map((one) =>
      String(one.id) === String(office.id) ? { ...one, ...office, id: one.id } : one,
    )
  }
  return members
}

/** Texts of a mail in all wordings, with the changed one; null if none remain. */
function mailIn({ occasion, wording, ...typed }: MailForm, profile: TenantProfile): Members | null {
  const words = Object.fromEntries(
    Object.entries(typed).map(([part, held]) => [part, held?.trim() ? held.trim() : null]),
  )
  const { [wording]: _, ...others } = ownMailsOf(profile)[occasion] ?? {}
  const isOwn = Object.values(words).some((held) => held !== null)
  const next = isOwn ? { ...others, [wording]: words } : others
  return Object.keys(next).length > 0 ? next : null
}

/** Re-encodes a logo so that it is only a picture. @throws HttpError 422 if it is not a PNG */
function pngOf(base64: string): string {
  const picture = plainPicture(
    Buffer.from(base64, 'base64'),
    (width, height) => width >= 1 && width <= maxPixels.width && height >= 1 && height <= maxPixels.height,
  )
  if (!picture) throw invalid({ logo: 'must be a PNG of at most 1,200 by 400 pixels' })
  return picture.toString('base64')
}

const pick = (profile: Members, names: readonly string[]): Members =>
  Object.fromEntries(names.map((name) => [name, profile[name] ?? null]))

const changedSince = () =>
  new HttpError(409, {
    error: 'changed',
    message: 'What this change changed is another since: take the later change back first.',
  })

/** Commands for changing the tenant's profile and undoing changes. */
export function profileWork(work: CommandContext): Pick<Actions, 'profile' | 'profile-undo'> {
  const { db, clock, person } = work

  /** Changes profile members, and records their old values. */
  async function change(
    tenantId: number,
    membersFor: (profile: TenantProfile) => Members,
  ): Promise<string[]> {
    let kept: { before: Members; after: Members } | null = null
    await changeProfile(db, tenantId, (profile) => {
      const members = membersFor(profile)
      const names = Object.keys(members).filter(
        (name) => !isDeepStrictEqual(members[name] ?? null, (profile as Members)[name] ?? null),
      )
      kept = { before: pick(profile, names), after: pick(members, names) }
      return { ...profile, ...kept.after } as TenantProfile
    })
    const { before, after } = kept ?? { before: {}, after: {} }
    const fields = Object.keys(after)
    if (fields.length > 0)
      await db.insert(profileChanges).values({ tenantId, at: clock(), by: person.name, before, after })
    return fields
  }

  return {
    profile: async ({ tenant, ...form }) => {
      const { id, subdomain } = await work.tenantNamed(tenant)
      return {
        tenant: subdomain,
        changed: await change(id, (profile) => membersOf(form, profile, dayAt(clock()))),
      }
    },
    'profile-undo': async ({ tenant, change: number }) => {
      const { id, subdomain } = await work.tenantNamed(tenant)
      const own = and(eq(profileChanges.id, number), eq(profileChanges.tenantId, id))
      const [row] = await db.select().from(profileChanges).where(own).for('update')
      if (!row) throw notFound()
      if (row.undone) throw changedSince()
      const { before, after } = row
      const changed = await change(id, (profile) => {
        if (!isDeepStrictEqual(pick(profile, Object.keys(after)), after)) throw changedSince()
        if ('strong_sign_in_from' in before) {
          const day = before.strong_sign_in_from as string | null
          refuseTooSoon(day, profile.strong_sign_in_from ?? null, dayAt(clock()))
        }
        return before
      })
      firstRow(await db.update(profileChanges).set({ undone: true }).where(own).returning())
      return { tenant: subdomain, changed }
    },
  }
}
