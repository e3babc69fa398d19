import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from '../call.ts'
import { tenantFeatureNames } from '../console-tenants.ts'
import { createLineField, createRequiredLineField, dateField } from '../input-field.ts'
import { createListField } from '../list-field.ts'
import { Office } from '../tenant.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, WriteResult } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'
import { MailForm } from './mail-texts.ts'

const ColorField = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be like #2438e0'))
const EmailField = v.pipe(createLineField(200), v.email('is no e-mail address'))
const WebsiteField = v.pipe(
  createLineField(200),
  v.regex(/^https:\/\/[^\s/]+\.[^\s/]+/, 'must begin with https://'),
)
const TimeField = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be like 09:00'))

/** Minimum number of days between the announcement that a passkey or app is required and the first day on which it is (KEYS-10). */
export const minMfaNoticeDays = 14

export const maxLogoBytes = 200 * 1024

/** Opening hours of a weekday. `from` and `to` are both null if the office is closed. */
export const OpeningHoursForm = v.pipe(
  v.object({
    /** ISO weekday: 1 is Monday, 7 is Sunday. */
    day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
    from: v.nullable(TimeField),
    to: v.nullable(TimeField),
  }),
  v.check(({ from, to }) => (from === null) === (to === null), 'goes together with its other half'),
  v.check(({ from, to }) => from === null || to === null || from < to, 'must begin before it ends'),
)

export const OfficeForm = v.object({
  id: Id,
  name: createRequiredLineField(100),
  street_name: v.nullable(createLineField(100)),
  number: v.nullable(createLineField(20)),
  postcode: v.nullable(createLineField(10)),
  city: v.nullable(createLineField(100)),
  phone: v.nullable(createLineField(30)),
  email: v.nullable(EmailField),
  default_hours: v.pipe(createListField(OpeningHoursForm, 7), v.maxLength(7)),
})

const tenantProfileFields = {
  name: createRequiredLineField(80),
  slogan: v.nullable(createLineField(120)),
  website: v.nullable(WebsiteField),
  contact_email: v.nullable(EmailField),
  /** 'JE' is the informal, 'U' the formal form of address (I18N-03). */
  pronoun: v.picklist(['JE', 'U']),
  primary_color: ColorField,
  secondary_color: ColorField,
  tertiary_color: v.nullable(ColorField),
  /** PNG in base64, without `data:` prefix. If null, the portal shows the tenant's name instead. */
  logo: v.nullable(
    v.pipe(v.string(), v.base64('must be base64'), v.maxLength(Math.ceil((maxLogoBytes * 4) / 3))),
  ),
  office: OfficeForm,
  /** Day from which customers need a passkey or app; null if these stay optional (KEYS-10). */
  strong_sign_in_from: v.nullable(dateField),
  mail: MailForm,
}

export const TenantProfileForm = v.partial(v.object(tenantProfileFields))
export type TenantProfileForm = v.InferOutput<typeof TenantProfileForm>

/** Unsaved values of a theme; absent fields keep their saved values. */
export const TenantThemeDraft = v.partial(
  v.object({
    name: tenantProfileFields.name,
    slogan: tenantProfileFields.slogan,
    pronoun: tenantProfileFields.pronoun,
    primary_color: tenantProfileFields.primary_color,
    secondary_color: tenantProfileFields.secondary_color,
    tertiary_color: tenantProfileFields.tertiary_color,
  }),
)
export type TenantThemeDraft = v.InferOutput<typeof TenantThemeDraft>

export const TenantProfileChange = v.object({
  id: Id,
  at: IsoMoment,
  by: v.string(),
  fields: v.array(v.string()),
  undone: v.boolean(),
})
export type TenantProfileChange = v.InferOutput<typeof TenantProfileChange>

export const TenantStaffMember = v.object({
  name: v.string(),
  email: v.string(),
  role: v.picklist(['reader', 'adviser', 'owner']),
  signed_in: v.boolean(),
})
export type TenantStaffMember = v.InferOutput<typeof TenantStaffMember>

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
  strong_sign_in_from: v.nullable(IsoDate),
  features: v.array(v.object({ name: v.picklist(tenantFeatureNames), value: v.nullable(v.boolean()) })),
  people: v.array(TenantStaffMember),
  history: v.array(TenantProfileChange),
})
export type TenantSettings = v.InferOutput<typeof TenantSettings>

export const getTenantSettings = defineGet('/desk/{tenant}/settings', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode },
  response: dataEnvelope(TenantSettings),
  summary: 'Profile, features and people of a tenant, and the history of changes.',
})

/** Customers see the change on the next page that they open. Responds with 422 for invalid fields. */
export const saveTenantProfile = definePost('/desk/{tenant}/settings/profile', {
  ...deskCallOptions,
  params: { tenant: TenantCode },
  body: TenantProfileForm,
  response: WriteResult,
  summary: 'Changes the profile of a tenant.',
})

/** Restores the previous values. Responds with 409 `changed` if a field has changed since. */
export const undoTenantProfileChange = definePost('/desk/{tenant}/settings/history/{id}/undone', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Undoes a change of the profile.',
})

export const switchTenantFeature = definePost('/desk/{tenant}/settings/features', {
  ...deskCallOptions,
  params: { tenant: TenantCode },
  body: v.object({ name: v.picklist(tenantFeatureNames), value: v.nullable(v.boolean()) }),
  response: WriteResult,
  summary: 'Switches a feature of the tenant.',
})

export const setTenantStaffRole = definePost('/desk/{tenant}/settings/people', {
  ...deskCallOptions,
  params: { tenant: TenantCode },
  body: v.object({
    email: EmailField,
    name: v.optional(createRequiredLineField(100)),
    role: v.picklist(['reader', 'adviser', 'owner', 'none']),
  }),
  response: WriteResult,
  summary: 'Gives a person a role at the tenant, or removes it.',
})
