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

/** Every kind of record that a firm sends, in the order in which they are stored: what is named by others comes before them. */
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

/** Name of a kind of record. */
export type FirmKind = keyof typeof firmRecords

/** Names of all kinds, in the order in which they are stored. */
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

/**
 * A record of a kind as it is sent, without its kind and id: the customer and other records that it names by the firm's own ids,
 * and its data. A field that is not known is a fault.
 */
export const sentRecord = (kind: FirmKind) =>
  v.strictObject({
    ...customerField(firmRecords[kind]),
    ...linkFields(firmRecords[kind]),
    data: firmRecords[kind].data,
  })
