import { customers, relatives } from '../../database/tables/customer.ts'
import { homes } from '../../database/tables/home.ts'
import { defineStoredKind } from './stored-kind.ts'

export const storedPeople = {
  customer: defineStoredKind(customers, customers.id, {
    columns: {
      username: 'username',
      email_address: 'email',
      two_factor: 'twoFactor',
      has_access: 'hasAccess',
      has_left: 'hasLeft',
      can_update_self: 'canUpdateSelf',
      can_update_partner: 'canUpdatePartner',
      file_locked: 'locked',
      office_id: 'officeId',
      language: 'language',
      avatar: 'avatar',
      avatar_thumb: 'avatarThumb',
      invitation_token: 'invitationToken',
      last_submitted_portal_invitation_date: 'lastSubmittedAt',
      advisor: 'advisor',
      account_manager: 'accountManager',
      product_labels: 'productLabels',
    },
    facts: true,
    fixed: { hasFile: true },
  }),
  partner: defineStoredKind(relatives, relatives.id, { facts: true, fixed: { kind: 'partner' } }),
  child: defineStoredKind(relatives, relatives.id, { facts: true, fixed: { kind: 'child' } }),
  home: defineStoredKind(homes, homes.customerId, {
    columns: {
      street_name: 'streetName',
      number: 'number',
      number_addition: 'numberAddition',
      postcode: 'postcode',
      city: 'city',
      municipality_registration_date: 'registeredOn',
      market_value: 'marketValue',
      woz_value_home: 'wozValue',
    },
    facts: true,
  }),
}
