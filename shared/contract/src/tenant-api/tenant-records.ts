import * as v from '@portal/contract/valibot'
import { adviserResourceRecord, appointmentRecord, appointmentTypeRecord } from './appointment-records.ts'
import type { TenantRecord } from './define-tenant-record.ts'
import { incomeRecord, obligationRecord, pensionRecord, savingRecord } from './finance-records.ts'
import { homeRecord } from './home-record.ts'
import { documentRecord, mailRecord, noteRecord, noticeRecord, taskRecord } from './inbox-records.ts'
import { damagePaymentRecord, damageRecord, damageRequestRecord, policyRecord } from './insurance-records.ts'
import { lenderRecord, productRecord } from './lender-records.ts'
import {
  mortgagePartRecord,
  mortgagePropertyRecord,
  mortgageRecord,
  mortgageRequestRecord,
} from './mortgage-records.ts'
import { childRecord, customerRecord, partnerRecord } from './people-records.ts'
import { createOptionalField, TenantRecordId } from './record-field.ts'

/**
 * All kinds of records, in the order in which an import stores them: a record comes after the records that it links to.
 */
export const tenantRecords = {
  lender: lenderRecord,
  product: productRecord,
  resource: adviserResourceRecord,
  appointment_type: appointmentTypeRecord,
  customer: customerRecord,
  partner: partnerRecord,
  child: childRecord,
  home: homeRecord,
  mortgage: mortgageRecord,
  mortgage_part: mortgagePartRecord,
  mortgage_property: mortgagePropertyRecord,
  mortgage_request: mortgageRequestRecord,
  policy: policyRecord,
  damage: damageRecord,
  damage_payment: damagePaymentRecord,
  damage_request: damageRequestRecord,
  income: incomeRecord,
  pension: pensionRecord,
  obligation: obligationRecord,
  saving: savingRecord,
  task: taskRecord,
  notice: noticeRecord,
  mail: mailRecord,
  appointment: appointmentRecord,
  document: documentRecord,
  note: noteRecord,
} as const satisfies Record<string, TenantRecord>

export type TenantRecordKind = keyof typeof tenantRecords

export const tenantRecordKinds = Object.keys(tenantRecords) as TenantRecordKind[]

export const isTenantRecordKind = (text: unknown): text is TenantRecordKind =>
  typeof text === 'string' && Object.hasOwn(tenantRecords, text)

const createLinkFields = ({ links }: TenantRecord) =>
  Object.fromEntries(
    Object.entries(links).map(([member, { required, many }]) => {
      const ids = many ? v.array(TenantRecordId) : TenantRecordId
      return [member, required ? ids : createOptionalField(ids)]
    }),
  )

const createCustomerField = ({ belongsTo }: TenantRecord): Record<string, v.GenericSchema> =>
  belongsTo === 'customer'
    ? { customer: TenantRecordId }
    : belongsTo === 'either'
      ? { customer: createOptionalField(TenantRecordId) }
      : {}

/** Creates the schema of a record without its kind and id. Unknown fields are rejected. */
export const createRecordSchema = (kind: TenantRecordKind) =>
  v.strictObject({
    ...createCustomerField(tenantRecords[kind]),
    ...createLinkFields(tenantRecords[kind]),
    data: tenantRecords[kind].data,
  })
