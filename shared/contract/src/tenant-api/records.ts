import * as v from '@portal/contract/schema'
import { appointment, appointmentType, resource } from './appointment.ts'
import { OwnId, some } from './field.ts'
import { home } from './home.ts'
import { document, mail, note, notice, task } from './inbox.ts'
import { damage, damagePayment, damageRequest, policy } from './insurance.ts'
import type { TenantRecord } from './kind.ts'
import { lender, product } from './lender.ts'
import { income, obligation, pension, saving } from './money.ts'
import { mortgage, mortgagePart, mortgageProperty, mortgageRequest } from './mortgage.ts'
import { child, customer, partner } from './people.ts'

/** All kinds of records in the order of storage: linked records come first. */
export const tenantRecords = {
  lender,
  product,
  resource,
  appointment_type: appointmentType,
  customer,
  partner,
  child,
  home,
  mortgage,
  mortgage_part: mortgagePart,
  mortgage_property: mortgageProperty,
  mortgage_request: mortgageRequest,
  policy,
  damage,
  damage_payment: damagePayment,
  damage_request: damageRequest,
  income,
  pension,
  obligation,
  saving,
  task,
  notice,
  mail,
  appointment,
  document,
  note,
} as const satisfies Record<string, TenantRecord>

export type TenantRecordKind = keyof typeof tenantRecords

/** All kinds, in the order of storage. */
export const tenantRecordKinds = Object.keys(tenantRecords) as TenantRecordKind[]

/** Whether a text is the name of a kind. */
export const isTenantRecordKind = (text: unknown): text is TenantRecordKind =>
  typeof text === 'string' && Object.hasOwn(tenantRecords, text)

const linkFields = ({ links }: TenantRecord) =>
  Object.fromEntries(
    Object.entries(links).map(([member, { required, many }]) => {
      const ids = many ? v.array(OwnId) : OwnId
      return [member, required ? ids : some(ids)]
    }),
  )

const customerField = ({ of }: TenantRecord): Record<string, v.GenericSchema> =>
  of === 'customer' ? { customer: OwnId } : of === 'either' ? { customer: some(OwnId) } : {}

/** Schema of a record without kind and id: links by the tenant's own ids, and data. Unknown fields are errors. */
export const sentRecord = (kind: TenantRecordKind) =>
  v.strictObject({
    ...customerField(tenantRecords[kind]),
    ...linkFields(tenantRecords[kind]),
    data: tenantRecords[kind].data,
  })
