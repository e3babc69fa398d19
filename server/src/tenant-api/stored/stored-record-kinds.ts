import { type TenantRecordKind, tenantRecords } from '@portal/contract/tenant-api/tenant-records'
import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { appointmentResources, appointments, appointmentTypes } from '../../database/tables/appointment.ts'
import { customers, relatives } from '../../database/tables/customer.ts'
import { customerSignals } from '../../database/tables/customer-signal.ts'
import { damagePayments, damageProgress, damages } from '../../database/tables/damage.ts'
import { documents } from '../../database/tables/document.ts'
import { homes } from '../../database/tables/home.ts'
import { incomes, obligations, possessions, retirements } from '../../database/tables/income.ts'
import { mails } from '../../database/tables/mail.ts'
import {
  mortgageParts,
  mortgageProgress,
  mortgageProperties,
  mortgages,
} from '../../database/tables/mortgage.ts'
import { notes } from '../../database/tables/note.ts'
import { policies } from '../../database/tables/policy.ts'
import { tasks } from '../../database/tables/task.ts'

/** Kinds of records that belong to one tenant. All tenants share lenders and products. */
export type TenantOwnedKind = Exclude<TenantRecordKind, 'lender' | 'product'>

interface RecordStorage {
  readonly table: PgTable
  /** Column with the id; by default `id`. */
  readonly key?: PgColumn
  /** Columns of links, by link name. */
  readonly links?: Readonly<Record<string, string>>
  /** Columns whose name is not that of the field in camel case, by field. */
  readonly renamed?: Readonly<Record<string, string>>
  /** Columns with the same value for all records of the kind. */
  readonly fixed?: Readonly<Record<string, unknown>>
  /** Fields without a column: files, and values that are looked up. */
  readonly separateFields?: readonly string[]
}

const seenByCustomer = { seen_by_customer: 'seenAt' }
const seenByAdviser = { seen_by_advisor: 'adviserSeenAt' }

const recordStorage: Readonly<Record<TenantOwnedKind, RecordStorage>> = {
  customer: {
    table: customers,
    renamed: {
      email_address: 'email',
      file_locked: 'locked',
      last_submitted_portal_invitation_date: 'lastSubmittedAt',
    },
    fixed: { hasFile: true },
  },
  partner: { table: relatives, fixed: { kind: 'partner' } },
  child: { table: relatives, fixed: { kind: 'child' } },
  home: {
    table: homes,
    key: homes.customerId,
    renamed: { municipality_registration_date: 'registeredOn', woz_value_home: 'wozValue' },
  },
  mortgage: {
    table: mortgages,
    renamed: { ...seenByCustomer, hypotheeknummer: 'number' },
    separateFields: ['lender', 'product'],
  },
  mortgage_part: {
    table: mortgageParts,
    links: { mortgage: 'mortgageId' },
    renamed: {
      leningdeelnummer: 'number',
      type: 'repaymentType',
      begindatum: 'startDate',
      einddatum: 'endDate',
      hoofdsom: 'principal',
      deposits: 'savedValue',
      begindatumRentevast: 'fixedFrom',
      einddatumRentevast: 'fixedUntil',
      rentevasteperiode: 'fixedDuration',
      tax_box_type: 'taxBox',
      deduction_start_date: 'deductionFrom',
      penalty_free_repayment_percentage: 'penaltyFreeRepayment',
    },
  },
  mortgage_property: { table: mortgageProperties, links: { mortgage: 'mortgageId' } },
  mortgage_request: { table: mortgageProgress, links: { mortgage: 'mortgageId' }, renamed: seenByAdviser },
  policy: { table: policies, links: { package: 'parentId' }, renamed: { total_term_amount: 'termAmount' } },
  damage: { table: damages, renamed: seenByCustomer },
  damage_payment: { table: damagePayments, links: { damage: 'damageId' } },
  damage_request: { table: damageProgress, links: { damage: 'damageId' }, renamed: seenByAdviser },
  income: { table: incomes },
  pension: { table: retirements },
  obligation: { table: obligations },
  saving: { table: possessions },
  task: { table: tasks, renamed: { ...seenByCustomer, ...seenByAdviser } },
  note: {
    table: notes,
    links: { documents: 'documentIds' },
    renamed: { ...seenByCustomer, ...seenByAdviser, datetime: 'createdAt' },
  },
  notice: { table: customerSignals, renamed: seenByCustomer },
  mail: {
    table: mails,
    renamed: { ...seenByCustomer, visible_for_customer: 'visible' },
    separateFields: ['attachments'],
  },
  document: {
    table: documents,
    links: {
      mortgage: 'mortgageId',
      policy: 'policyId',
      damage: 'damageId',
      task: 'taskId',
      mortgage_request: 'mortgageProgressId',
      damage_request: 'damageProgressId',
    },
    renamed: { documentcategory_id: 'categoryId' },
    separateFields: ['file'],
  },
  resource: { table: appointmentResources },
  appointment_type: {
    table: appointmentTypes,
    links: { resources: 'resourceIds' },
    renamed: {
      minTimeBeforeAppointment: 'minHours',
      maxTimeBeforeAppointment: 'maxHours',
      canBeBookedByConsumer: 'forCustomers',
    },
  },
  appointment: {
    table: appointments,
    links: { appointment_type: 'typeId', resource: 'resourceId' },
    renamed: { time_start: 'start', time_end: 'end' },
  },
}

const toCamelCase = (field: string) => field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Finds the columns of a kind's fields. Fields without a column are stored in the column `facts`, if there is one. */
function findColumns(
  kind: TenantOwnedKind,
  { table, renamed = {}, fixed = {}, separateFields = [] }: RecordStorage,
): Record<string, string> {
  const names = Object.keys(getTableColumns(table)).filter((name) => !(name in fixed))
  const { entries } = tenantRecords[kind].data as unknown as { entries: object }
  return Object.fromEntries(
    Object.keys(entries).flatMap((field) => {
      const name = renamed[field] ?? toCamelCase(field)
      return names.includes(name) && !separateFields.includes(field) ? [[field, name]] : []
    }),
  )
}

function createStoredRecordKind(kind: TenantOwnedKind) {
  const storage = recordStorage[kind]
  const { table, links = {}, fixed = {}, separateFields = [] } = storage
  const tableColumns: Readonly<Record<string, PgColumn>> = getTableColumns(table)
  const key = storage.key ?? tableColumns.id
  if (!key) throw new TypeError(`the table of ${kind} has no id`)
  return {
    table,
    key,
    tableColumns,
    columns: findColumns(kind, storage),
    links,
    facts: 'facts' in tableColumns,
    fixed,
    separateFields,
  }
}

export type StoredRecordKind = ReturnType<typeof createStoredRecordKind>

export const storedRecordKinds = Object.fromEntries(
  Object.keys(recordStorage).map((kind) => [kind, createStoredRecordKind(kind as TenantOwnedKind)]),
) as Readonly<Record<TenantOwnedKind, StoredRecordKind>>
