import * as v from '@portal/contract/schema'
import { appointment, appointmentType, resource } from './appointment.ts'
import { OwnId, some } from './field.ts'
import { home } from './home.ts'
import { document, mail, note, notice, task } from './inbox.ts'
import { damage, damagePayment, damageRequest, policy } from './insurance.ts'
import type { FirmRecord } from './kind.ts'
import { lender, product } from './lender.ts'
import { income, obligation, pension, saving } from './money.ts'
import { mortgage, mortgagePart, mortgageProperty, mortgageRequest } from './mortgage.ts'
import { child, customer, partner } from './people.ts'

/** All kinds of records in the order of storage: linked records come first. */
export const firmRecords = {
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
} as const satisfies Record<string, FirmRecord>

export type FirmKind = keyof typeof firmRecords

/** All kinds, in the order of storage. */
export const firmKinds = Object.keys(firmRecords) as FirmKind[]

/** Whether a text is the name of a kind. */
export const isFirmKind = (text: unknown): text is FirmKind =>
  typeof text === 'string' && Object.hasOwn(firmRecords, text)

const linkFields = ({ links }: FirmRecord) =>
  Object.fromEntries(
    Object.entries(links).map(([member, { required, many }]) => {
      const ids = many ? v.array(OwnId) : OwnId
      return [member, required ? ids : some(ids)]
    }),
  )

const customerField = ({ of }: FirmRecord): Record<string, v.GenericSchema> =>
  of === 'customer' ? { customer: OwnId } : of === 'either' ? { customer: some(OwnId) } : {}

/** Schema of a record without kind and id: links by the tenant's own ids, and data. Unknown fields are errors. */
export const sentRecord = (kind: FirmKind) =>
  v.strictObject({
    ...customerField(firmRecords[kind]),
    ...linkFields(firmRecords[kind]),
    data: firmRecords[kind].data,
  })
