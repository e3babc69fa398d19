import { customers, relatives } from '../../database/tables/customer.ts'
import { damagePayments, damageProgress, damages } from '../../database/tables/damage.ts'
import { homes } from '../../database/tables/home.ts'
import { incomes, obligations, possessions, retirements } from '../../database/tables/income.ts'
import { policies } from '../../database/tables/policy.ts'
import { documentRequestColumns } from './document-request-columns.ts'
import { storedInbox } from './stored-inbox.ts'
import { defineStoredKind, type StoredKind, type TenantOwnedKind } from './stored-kind.ts'
import { storedMortgages } from './stored-mortgages.ts'

const storedPeople = {
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

const damageLinks = { damage: 'damageId' }

const storedInsurance = {
  policy: defineStoredKind(policies, policies.id, {
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
  damage: defineStoredKind(damages, damages.id, {
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
  damage_payment: defineStoredKind(damagePayments, damagePayments.id, {
    links: damageLinks,
    columns: { amount: 'amount', date: 'date', pay_to: 'payTo' },
  }),
  damage_request: defineStoredKind(damageProgress, damageProgress.id, {
    links: damageLinks,
    columns: documentRequestColumns,
  }),
}

const earnerColumns = { columns: { earner: 'earner' }, facts: true }

const storedFinances = {
  income: defineStoredKind(incomes, incomes.id, earnerColumns),
  pension: defineStoredKind(retirements, retirements.id, earnerColumns),
  obligation: defineStoredKind(obligations, obligations.id, { facts: true }),
  saving: defineStoredKind(possessions, possessions.id, { facts: true }),
}

export const storedKinds: Readonly<Record<TenantOwnedKind, StoredKind>> = {
  ...storedPeople,
  ...storedMortgages,
  ...storedInsurance,
  ...storedFinances,
  ...storedInbox,
}
