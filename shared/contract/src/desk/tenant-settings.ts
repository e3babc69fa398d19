import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { featureNames } from '../console-tenants.ts'
import { dateField, lineField, requiredLineField } from '../input-field.ts'
import { createListField } from '../list-field.ts'
import { Office } from '../tenant.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { MailForm } from './mail-texts.ts'

/** '#rrggbb'. */
const ColorField = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be like #2438e0'))
const EmailField = v.pipe(lineField(200), v.email('is no e-mail address'))
const WebsiteField = v.pipe(
  lineField(200),
  v.regex(/^https:\/\/[^\s/]+\.[^\s/]+/, 'must begin with https://'),
)
const TimeField = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be like 09:00'))

/** Minimum number of days before a passkey or app can be required (KEYS-10). */
export const demandNoticeDays = 14

export const maxLogoBytes = 200 * 1024

/** Both null if closed. */
export const OfficeDay = v.pipe(
  v.object({
    /** 1 = Monday … 7 = Sunday. */
    day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
    from: v.nullable(TimeField),
    to: v.nullable(TimeField),
  }),
  v.check(({ from, to }) => (from === null) === (to === null), 'goes together with its other half'),
  v.check(({ from, to }) => from === null || to === null || from < to, 'must begin before it ends'),
)

export const OfficeForm = v.object({
  id: Id,
  name: requiredLineField(100),
  street_name: v.nullable(lineField(100)),
  number: v.nullable(lineField(20)),
  postcode: v.nullable(lineField(10)),
  city: v.nullable(lineField(100)),
  phone: v.nullable(lineField(30)),
  email: v.nullable(EmailField),
  default_hours: v.pipe(createListField(OfficeDay, 7), v.maxLength(7)),
})

const profileFields = {
  name: requiredLineField(80),
  slogan: v.nullable(lineField(120)),
  website: v.nullable(WebsiteField),
  contact_email: v.nullable(EmailField),
  /** JE is informal, U formal (I18N-03). */
  pronoun: v.picklist(['JE', 'U']),
  primary_color: ColorField,
  secondary_color: ColorField,
  tertiary_color: v.nullable(ColorField),
  /** PNG in base64, without `data:` prefix; null shows the name instead. */
  logo: v.nullable(
    v.pipe(v.string(), v.base64('must be base64'), v.maxLength(Math.ceil((maxLogoBytes * 4) / 3))),
  ),
  office: OfficeForm,
  /** Day from which customers need a passkey or app; null: optional (KEYS-10). */
  strong_sign_in_from: v.nullable(dateField),
  mail: MailForm,
}

export const TenantProfileForm = v.partial(v.object(profileFields))
export type TenantProfileForm = v.InferOutput<typeof TenantProfileForm>

/** Values that differ from the current ones. */
export const TenantThemeDraft = v.partial(
  v.object({
    name: profileFields.name,
    slogan: profileFields.slogan,
    pronoun: profileFields.pronoun,
    primary_color: profileFields.primary_color,
    secondary_color: profileFields.secondary_color,
    tertiary_color: profileFields.tertiary_color,
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

export const TenantPerson = v.object({
  name: v.string(),
  email: v.string(),
  role: v.picklist(['reader', 'adviser', 'owner']),
  signed_in: v.boolean(),
})
export type TenantPerson = v.InferOutput<typeof TenantPerson>

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
  features: v.array(v.object({ name: v.picklist(featureNames), value: v.nullable(v.boolean()) })),
  people: v.array(TenantPerson),
  history: v.array(TenantProfileChange),
})
export type TenantSettings = v.InferOutput<typeof TenantSettings>

export const getTenantSettings = get('/desk/{tenant}/settings', {
  ...deskCall,
  key: 'DESK_SETTINGS',
  params: { tenant: TenantCode },
  response: dataEnvelope(TenantSettings),
  summary: 'Profile, features and people of a tenant, and the history of changes.',
})

/** Applies to customers' next page. 422 for invalid fields. */
export const postTenantProfile = post('/desk/{tenant}/settings/profile', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: TenantProfileForm,
  response: WriteResult,
  summary: 'Changes the profile of a tenant.',
})

/** Fields that still have the changed values get their previous values. 409 `changed` if a field has changed since. */
export const postProfileUndone = post('/desk/{tenant}/settings/history/{id}/undone', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Undoes a change of the profile.',
})

export const postTenantFeature = post('/desk/{tenant}/settings/features', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: v.object({ name: v.picklist(featureNames), value: v.nullable(v.boolean()) }),
  response: WriteResult,
  summary: 'Switches a feature of the tenant.',
})

export const postTenantPerson = post('/desk/{tenant}/settings/people', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: v.object({
    email: EmailField,
    name: v.optional(requiredLineField(100)),
    role: v.picklist(['reader', 'adviser', 'owner', 'none']),
  }),
  response: WriteResult,
  summary: 'Gives a person a role at the tenant, or removes it.',
})
