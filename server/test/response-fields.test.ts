import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const readResponse = async (path: string, [username, tenant] = ['anna', 'zuider'], isPublic = false) => {
  const { access_token } = await server.signIn(username, tenant)
  const url = `/api/${tenant}${path}`
  expect((await server.app.inject({ url })).statusCode).toBe(isPublic ? 200 : 401)
  const response = await server.app.inject({ url, headers: { authorization: `Bearer ${access_token}` } })
  expect(response.statusCode).toBe(200)
  return response.json()
}

/** Collects all values below a path of a response, through lists; for example `child_instance.data` of each mail. */
const collectValuesBelow = (value: unknown, path: readonly string[]): object[] => {
  if (Array.isArray(value)) return value.flatMap((one) => collectValuesBelow(one, path))
  if (value === null || typeof value !== 'object') return []
  const [nextKey, ...otherKeys] = path
  return nextKey === undefined
    ? [value]
    : collectValuesBelow((value as Record<string, unknown>)[nextKey], otherKeys)
}

/** Lists the fields present in at least one object at a path; a field that is always empty gets a '?'. */
function listFieldsAt(response: unknown, path: string): string[] {
  const entries = collectValuesBelow(response, path.split('.')).flatMap((value) => Object.entries(value))
  const sentFields = new Set(entries.flatMap(([name, value]) => (value === null ? [] : [name])))
  return entries.map(([name]) => (sentFields.has(name) ? name : `${name}?`))
}

interface WireExpectation {
  /** Whether the call works without a session. */
  isPublic?: boolean
  title: string
  path: string
  /** Customer who sends the call; by default anna of ZUIDER, otherwise a customer with more data of this kind. */
  customer?: [username: string, tenant: string]
  /** Expected field names by path in the response, separated by spaces; '?' marks a field that may be null. */
  fields: Record<string, string>
}

const personFields =
  'id salutation initials first_name official_first_names last_name full_name date_of_birth age sex marital_status email_address mobile phone phone_work nationality avatar retirement_date gross_annual_income'

const wireExpectations: readonly WireExpectation[] = [
  {
    title: '@ENTITY-01 @ENTITY-02 @ENTITY-04 @ENTITY-05 the customer',
    path: '/customer/customer?include=addresses,avatar,nationality,advisor,account_manager,invitation,product_labels',
    fields: {
      data: 'id salutation full_name initials first_name official_first_names suffix last_name username date_of_birth age sex place_of_birth smoking education_level email_address phone mobile phone_work office_id retirement_date iban bank_number support_types marital_status kvk is_main_customer is_business addresses nationality avatar invitation last_submitted_portal_invitation_date can_update_self can_update_partner advisor account_manager product_labels gross_annual_income gross_annual_old_age_pension_amount gross_annual_employment_pension_amount gross_annual_half_orphan_benefit_amount gross_annual_partner_pension_amount',
      'data.addresses': 'street_name number number_addition formatted_number postcode city',
      'data.invitation': 'token',
      'data.advisor': 'id email first_name full_name last_name phone avatar',
      'data.account_manager': 'id email first_name full_name last_name phone avatar',
    },
  },
  {
    title: '@ENTITY-03 how a marriage began and ended',
    path: '/customer/customer',
    customer: ['gerda', 'zuider'],
    fields: { 'data.marital_status': 'description date married_before dissolved_date dissolved_type' },
  },
  {
    title: '@ENTITY-06 the partner',
    path: '/customer/customer/family',
    fields: {
      'data.partner': `${personFields} suffix has_partner`,
      'data.partner.marital_status': 'description date married_before',
    },
  },
  {
    title: '@ENTITY-06 the children',
    path: '/customer/customer/family',
    customer: ['gerda', 'zuider'],
    fields: { 'data.children': personFields },
  },
  {
    title: '@ENTITY-07 @ENTITY-08 the tenant',
    path: '/customer/tenant',
    isPublic: true,
    fields: {
      data: 'name full_name logo header? website primary_color secondary_color tertiary_color slogan contact_email use_contact_email support_email use_support_email pronoun code offices interest_list_key scenarios_key maximum_mortgage_key refinance_key sustainability_key',
      'data.offices':
        'id name city code default_hours upcoming_hours email phone postcode street_name website',
    },
  },
  {
    title: '@API-21 @ENTITY-21 tasks, unfinished and finished',
    path: '/customer/task',
    fields: {
      'data.unfinished': 'id title status? description date time seen_by_customer?',
      'data.finished': 'id title status description date time? seen_by_customer',
    },
  },
  {
    title: '@ENTITY-11 @ENTITY-14 mortgages with home and lender',
    path: '/customer/mortgage?include=properties,progress,agency',
    fields: {
      'data.mainProperty': 'street number number_addition formatted_number postal_code city',
      'data.properties': 'street number number_addition formatted_number postal_code city',
      'data.agency':
        'id hdn_code is_receiver is_sender min_hdn_version max_hdn_version receiver_name sender_name',
    },
  },
  {
    title: '@ENTITY-13 what an applied-for mortgage still needs',
    path: '/customer/mortgage?include=progress',
    customer: ['hugo', 'zuider'],
    fields: { 'data.progress': 'id mortgage_id name comment completed received sent created_at updated_at' },
  },
  {
    title: '@API-23 @ENTITY-16 policies',
    path: '/customer/policy',
    fields: {
      data: 'id name descriptions is_package parent_id? children start_date expiration_date contract_expiration_date package_number contract_number tracking_number coverages claim_free_years mutation_code agency view_group_name branche_group_name total_term_amount monthly_term_amount status duration active payment_term',
      'data.children': 'id name parent_id tracking_number coverages',
      'data.descriptions': 'label value',
      'data.coverages': 'label value method_capital_change',
    },
  },
  {
    title: '@API-38 @ENTITY-17 damages',
    path: '/customer/damage',
    fields: {
      data: 'id type cause date description estimated policy_contract_number settled status progress_items payments seen_by_customer',
      'data.payments': 'pay_to amount',
    },
  },
  {
    title: '@API-25 @ENTITY-18 documents',
    path: '/customer/document',
    fields: {
      data: 'id name type? link mime_type customer_id documentcategory_id extension filesize user_id is_tenant_document mortgage created_at updated_at deletable',
    },
  },
  {
    title: '@API-27 documents of the tenant',
    path: '/customer/tenant/document',
    fields: { data: 'id name link is_tenant_document' },
  },
  {
    title: '@API-37 @ENTITY-19 @ENTITY-20 mails, thirty a page',
    path: '/customer/attachable/published/by_is_attachable_type/email?per_page=30',
    fields: {
      data: 'id parent_class parent_id type extension name created_by download_link visible_for_customer seen_by_customer child_instance',
      'data.child_instance': 'subject from to cc bcc date content data',
      'data.child_instance.data.attachments': 'inline display_link',
    },
  },
  {
    title: '@API-35 @ENTITY-22 signals',
    path: '/customer/signal/active',
    fields: {
      data: 'id customer_id description customer_message finished_at? snoozed_until? status? searchable_type searchable_id? seen_by_customer',
    },
  },
  {
    title: '@API-36 @ENTITY-23 notes',
    path: '/customer/note',
    fields: { data: 'id title content datetime seen_by_customer' },
  },
  {
    title: '@ENTITY-24 @ENTITY-25 the home',
    path: '/customer/living',
    fields: {
      data: 'owns_property living_together municipality_registration_date property',
      'data.property':
        'address postcode number number_addition street_name formatted_number city construction_year energy_label energy_label_end_date market_value size plot_size purchase_price woz_value_home solar_panels smart_meter purpose residential_building_type',
    },
  },
  {
    title: '@ENTITY-25 a home with a letter',
    path: '/customer/living',
    customer: ['jet', 'ooster'],
    fields: { 'data.property': 'address number number_letter formatted_number' },
  },
  {
    title: '@ENTITY-25 a home that is rented',
    path: '/customer/living',
    customer: ['quinn', 'zuider'],
    fields: { 'data.property': 'rent service_costs other_costs number_addition' },
  },
  {
    title: '@API-33 @ENTITY-27 obligations',
    path: '/customer/obligation',
    fields: {
      data: 'type type_description credit_limit principal_amount current_balance monthly_amount gross_annual_obligation start_date end_date agency number original_debt',
    },
  },
  {
    title: '@API-34 @ENTITY-29 savings',
    path: '/customer/possession',
    fields: { data: 'account_number bank current_balance monthly_contribution common_interest' },
  },
  {
    title: '@API-29 @ENTITY-30 @ENTITY-32 @ENTITY-33 income',
    path: '/customer/income',
    fields: {
      data: 'title total type description employment company',
      'data.employment':
        'employer_name city start_of_service function fulltime hours_per_week gross_annual_income holiday_bonus thirteenth_month year_end_bonus irregularity_allowance overtime provision',
      'data.company': 'name start_date has_staff net_profit average_net_profit',
    },
  },
  {
    title: '@ENTITY-32 a job that ends',
    path: '/customer/income',
    customer: ['fatih', 'zuider'],
    fields: { 'data.employment': 'start_of_service end_of_service permanent fulltime' },
  },
  {
    title: '@API-30 the partner’s income',
    path: '/customer/income/partner',
    fields: { data: 'title total type' },
  },
  {
    title: '@API-31 @ENTITY-34 pensions',
    path: '/customer/retirement',
    fields: {
      data: 'title total agency number accumulated_pension_amount target_pension_amount death_before_retirement_date_amount death_after_retirement_date_amount death_before_retirement_date_till_retirement_amount',
    },
  },
  {
    title: '@API-32 the partner’s pensions',
    path: '/customer/retirement/partner',
    fields: { data: 'title total' },
  },
  {
    title: '@API-42 @ENTITY-36 appointments',
    path: '/customer/online_afspraken/appointment/',
    fields: { data: 'id appointment_type_id time_start time_end description summary resource_id' },
  },
  {
    title: '@API-41 @ENTITY-37 kinds of appointment',
    path: '/customer/online_afspraken/appointment_type/index',
    fields: {
      data: 'id name description status price duration minTimeBeforeAppointment maxTimeBeforeAppointment buffer canBeBookedByConsumer category customFields resourceId',
    },
  },
  {
    title: '@ENTITY-15 products of a lender',
    path: '/customer/hdn/company/by_hdn_code/DM/labels',
    fields: { data: 'id company_id hdn_code name product_id' },
  },
  {
    title: '@API-43 @ENTITY-38 advisers to meet',
    path: '/customer/online_afspraken/resource/index',
    fields: { data: 'id name' },
  },
]

for (const { title, path, customer, isPublic, fields } of wireExpectations)
  test(`${title} has the specified address, fields and audience`, async () => {
    const response = await readResponse(path, customer, isPublic)
    const missingFields = Object.entries(fields).flatMap(([fieldPath, names]) => {
      const foundFields = listFieldsAt(response, fieldPath)
      return names
        .split(' ')
        .filter((name) => !foundFields.includes(name) && !foundFields.includes(name.replace('?', '')))
        .map((name) => `${fieldPath}.${name}`)
    })
    expect(missingFields).toEqual([])
  })

test('@ENTITY-31 the demo has every kind of income', async () => {
  const listRecordsWithType = async (path: string) =>
    collectValuesBelow(await readResponse(path), ['data']) as { type: string }[]
  const ownTypes = [
    ...(await listRecordsWithType('/customer/income')),
    ...(await listRecordsWithType('/customer/income/partner')),
  ]
  expect(new Set(ownTypes.map(({ type }) => type))).toEqual(
    new Set(['BenefitIncome', 'CompanyIncome', 'EmploymentIncome', 'OtherIncome']),
  )
})

test('@ENTITY-35 the demo has one pension of each kind', async () => {
  const pensions = collectValuesBelow(await readResponse('/customer/retirement'), ['data']) as {
    type: string
  }[]
  expect(pensions.map(({ type }) => type).sort()).toEqual([
    'EmployerPension',
    'LifeInsurancePension',
    'PrivatePension',
    'RetirementBenefitIncome',
  ])
})

test('@ENTITY-16 @API-24 one policy has the end of its premium, if requested', async () => {
  const [firstPolicy] = collectValuesBelow(await readResponse('/customer/policy'), ['data']) as {
    id: number
  }[]
  const path = `/customer/policy/${firstPolicy?.id}?include=`
  expect((await readResponse(path)).data).not.toHaveProperty('premium_end_date')
  expect((await readResponse(`${path}premium_end_date`)).data.premium_end_date).toMatch(/^\d{4}-\d\d-\d\d$/)
})
