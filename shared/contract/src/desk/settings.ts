import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { featureNames } from '../console-tenants.ts'
import { listOf } from '../list-of.ts'
import { date, line, required } from '../sent.ts'
import { Office } from '../tenant.ts'
import { Done, data, Id, IsoDate, IsoMoment } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { MailForm } from './mail-words.ts'

/** A colour as '#rrggbb'. */
const Colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be like #2438e0'))
const Email = v.pipe(line(200), v.email('is no e-mail address'))
const Website = v.pipe(line(200), v.regex(/^https:\/\/[^\s/]+\.[^\s/]+/, 'must begin with https://'))
/** Time of day, 'HH:MM'. */
const Time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be like 09:00'))

/** Minimum days between requiring a passkey or app and the day it applies (KEYS-10). */
export const demandNoticeDays = 14

/** Maximum size of a logo in bytes, as PNG. */
export const maxLogoBytes = 200 * 1024

/** Opening hours of a day; both null if closed. */
export const OfficeDay = v.pipe(
  v.object({
    /** 1 = Monday … 7 = Sunday. */
    day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
    from: v.nullable(Time),
    to: v.nullable(Time),
  }),
  v.check(({ from, to }) => (from === null) === (to === null), 'goes together with its other half'),
  v.check(({ from, to }) => from === null || to === null || from < to, 'must begin before it ends'),
)

/** An office as its owner edits it; `id` is that of an existing one. */
export const OfficeForm = v.object({
  id: Id,
  name: required(100),
  street_name: v.nullable(line(100)),
  number: v.nullable(line(20)),
  postcode: v.nullable(line(10)),
  city: v.nullable(line(100)),
  phone: v.nullable(line(30)),
  email: v.nullable(Email),
  default_hours: v.pipe(listOf(OfficeDay, 7), v.maxLength(7)),
})

const fields = {
  name: required(80),
  slogan: v.nullable(line(120)),
  website: v.nullable(Website),
  contact_email: v.nullable(Email),
  /** JE is informal, U formal (I18N-03). */
  pronoun: v.picklist(['JE', 'U']),
  primary_color: Colour,
  secondary_color: Colour,
  tertiary_color: v.nullable(Colour),
  /** PNG in base64, without data: prefix; null shows the name instead. */
  logo: v.nullable(
    v.pipe(v.string(), v.base64('must be base64'), v.maxLength(Math.ceil((maxLogoBytes * 4) / 3))),
  ),
  office: OfficeForm,
  /** Day from which customers need a passkey or app; null: optional (KEYS-10). */
  strong_sign_in_from: v.nullable(date),
  /** Texts of a mail in a wording. */
  mail: MailForm,
}

/** A tenant's profile as its owner edits it; absent fields stay unchanged. */
export const TenantProfileForm = v.partial(v.object(fields))
export type TenantProfileForm = v.InferOutput<typeof TenantProfileForm>

/** A draft theme and wording: the values that differ from the current ones. */
export const TenantLook = v.partial(
  v.object({
    name: fields.name,
    slogan: fields.slogan,
    pronoun: fields.pronoun,
    primary_color: fields.primary_color,
    secondary_color: fields.secondary_color,
    tertiary_color: fields.tertiary_color,
  }),
)
export type TenantLook = v.InferOutput<typeof TenantLook>

/** A change of the tenant's profile. */
export const ProfileChange = v.object({
  id: Id,
  at: IsoMoment,
  by: v.string(),
  /** Names of changed fields, as in the form. */
  fields: v.array(v.string()),
  /** Whether it was undone. */
  undone: v.boolean(),
})
export type ProfileChange = v.InferOutput<typeof ProfileChange>

/** A staff member of the tenant. */
export const TenantPerson = v.object({
  name: v.string(),
  email: v.string(),
  role: v.picklist(['reader', 'adviser', 'owner']),
  /** Whether they ever signed in. */
  signed_in: v.boolean(),
})
export type TenantPerson = v.InferOutput<typeof TenantPerson>

/** A tenant's profile, features, staff and history. */
export const TenantSettings = v.object({
  name: v.string(),
  slogan: v.nullable(v.string()),
  website: v.nullable(v.string()),
  contact_email: v.nullable(v.string()),
  pronoun: v.picklist(['JE', 'U']),
  primary_color: v.string(),
  secondary_color: v.string(),
  tertiary_color: v.nullable(v.string()),
  logo: v.nullable(v.string()),
  offices: v.array(Office),
  /** Day from which customers need a passkey or app; null: optional. */
  strong_sign_in_from: v.nullable(IsoDate),
  features: v.array(v.object({ name: v.picklist(featureNames), value: v.nullable(v.boolean()) })),
  people: v.array(TenantPerson),
  /** Newest first; 50 at most. */
  history: v.array(ProfileChange),
})
export type TenantSettings = v.InferOutput<typeof TenantSettings>

/** A tenant's settings, for its owners. */
export const getTenantSettings = get('/desk/{tenant}/settings', {
  ...deskCall,
  key: 'DESK_SETTINGS',
  params: { tenant: TenantCode },
  answer: data(TenantSettings),
  summary: 'What a tenant shows of itself, its switches, its people, and the history.',
})

/** Changes the profile; applies to customers' next page. 422 for invalid fields. */
export const postTenantProfile = post('/desk/{tenant}/settings/profile', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: TenantProfileForm,
  answer: Done,
  summary: 'Changes what a tenant shows of itself.',
})

/**
 * Undoes a change: fields that still have its values get the previous ones. 409 `changed` if they have changed since.
 */
export const postProfileUndone = post('/desk/{tenant}/settings/history/{id}/undone', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: Done,
  summary: 'Takes a change of what a tenant shows back.',
})

/** Switches a feature on or off for the tenant's customers, or to the portal's default. */
export const postTenantFeature = post('/desk/{tenant}/settings/features', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: v.object({ name: v.picklist(featureNames), value: v.nullable(v.boolean()) }),
  answer: Done,
  summary: 'Switches a part of the portal for the tenant.',
})

/** Gives or removes a person's role. 422 for the last owner. */
export const postTenantPerson = post('/desk/{tenant}/settings/people', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: v.object({
    email: Email,
    name: v.optional(required(100)),
    role: v.picklist(['reader', 'adviser', 'owner', 'none']),
  }),
  answer: Done,
  summary: 'Gives somebody a role at the tenant, or takes it away.',
})
