import { type FirmKind, firmKinds, firmRecords } from '@portal/contract/firm-api/records'
import type { OwnKind } from '../stored/stored.ts'

/**
 * Kinds of record that are about one customer, in the order in which they are stored. Appointments are none of them: they stand in
 * the agenda of one firm, and mean nothing elsewhere.
 */
export const kindsOfCustomer = firmKinds.filter(
  (kind): kind is OwnKind =>
    kind === 'customer' ||
    (kind !== 'appointment' && ['customer', 'either'].includes(firmRecords[kind as FirmKind].of)),
)

/** Fields of a customer that are an affair of the customer and one firm: who advises, and how somebody is let in there. */
const ofOneFirm: ReadonlySet<string> = new Set([
  'account_manager',
  'advisor',
  'can_update_partner',
  'can_update_self',
  'file_locked',
  'has_access',
  'has_left',
  'invitation_token',
  'last_submitted_portal_invitation_date',
  'office_id',
  'product_labels',
  'two_factor',
])

/** What of a record's data means something to another firm. */
export const takenAlong = (kind: OwnKind, data: Readonly<Record<string, unknown>>) =>
  kind === 'customer'
    ? Object.fromEntries(Object.entries(data).filter(([field]) => !ofOneFirm.has(field)))
    : data
