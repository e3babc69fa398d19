import { customers, relatives } from '../../database/tables/customer.ts'
import { damagePayments, damageProgress, damages } from '../../database/tables/damage.ts'
import { homes } from '../../database/tables/home.ts'
import { incomes, obligations, possessions, retirements } from '../../database/tables/income.ts'
import { policies } from '../../database/tables/policy.ts'
import { documentRequestColumns } from './document-request-columns.ts'
import { storedInbox } from './stored-inbox.ts'
import { storedMortgages } from './stored-mortgages.ts'
import { defineStoredRecordKind, type StoredRecordKind, type TenantOwnedKind } from './stored-record-kind.ts'

const storedPeople = {
  customer: defineStoredRecordKind(customers, customers.id, {
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
  partner: defineStoredRecordKind(relatives, relatives.id, { facts: true, fixed: { kind: 'partner' } }),
  child: defineStoredRecordKind(relatives, relatives.id, { facts: true, fixed: { kind: 'child' } }),
  home: defineStoredRecordKind(homes, homes.customerId, {
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

const damageLinks = { damage: 'damageId' }

const storedInsurance = {
  policy: defineStoredRecordKind(policies, policies.id, {
    links: { package: 'parentId' },
    columns: {
      name: 'name',
      mutation_code: 'mutationCode',
      total_term_amount: 'termAmount',
      payment_term: 'paymentTerm',
      premium_end_date: 'premiumEndDate',
    },
    facts: true,
  }),
  damage: defineStoredRecordKind(damages, damages.id, {
    columns: {
      type: 'type',
      cause: 'cause',
      date: 'date',
      description: 'description',
      estimated: 'estimated',
      policy_contract_number: 'policyContractNumber',
      settled: 'settled',
      status: 'status',
      pay_to: 'payTo',
      seen_by_customer: 'seenAt',
    },
  }),
  damage_payment: defineStoredRecordKind(damagePayments, damagePayments.id, {
    links: damageLinks,
    columns: { amount: 'amount', date: 'date', pay_to: 'payTo' },
  }),
  damage_request: defineStoredRecordKind(damageProgress, damageProgress.id, {
    links: damageLinks,
    columns: documentRequestColumns,
  }),
}

const earnerColumns = { columns: { earner: 'earner' }, facts: true }

const storedFinances = {
  income: defineStoredRecordKind(incomes, incomes.id, earnerColumns),
  pension: defineStoredRecordKind(retirements, retirements.id, earnerColumns),
  obligation: defineStoredRecordKind(obligations, obligations.id, { facts: true }),
  saving: defineStoredRecordKind(possessions, possessions.id, { facts: true }),
}

export const storedRecordKinds: Readonly<Record<TenantOwnedKind, StoredRecordKind>> = {
  ...storedPeople,
  ...storedMortgages,
  ...storedInsurance,
  ...storedFinances,
  ...storedInbox,
}
