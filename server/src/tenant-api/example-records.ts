import type { TenantRecordKind } from '@portal/contract/tenant-api/tenant-records'

export type ImportRecord = { kind: TenantRecordKind; id: string; data?: object; deleted?: true } & Record<
  string,
  unknown
>

/** Returns a function that creates a record of a customer. Its id is the customer's id with a suffix. */
const createRecordsOf =
  (customer: string) =>
  (kind: TenantRecordKind, suffix: string, data: object, links: object = {}): ImportRecord => ({
    kind,
    id: `${customer}-${suffix}`,
    customer,
    ...links,
    data,
  })

/** Creates records of most kinds, in storage order. Their ids start with the customer's id. */
export function createExampleRecords(customer: string): ImportRecord[] {
  const createRecord = createRecordsOf(customer)
  return [
    {
      kind: 'customer',
      id: customer,
      data: { username: customer, last_name: 'Proef', first_name: 'Toets', date_of_birth: '1980-02-29' },
    },
    createRecord('partner', 'p', { last_name: 'Partner' }),
    createRecord('child', 'k', { last_name: 'Kind', date_of_birth: '2015-01-31' }),
    createRecord('home', 'h', {
      owns_property: true,
      street_name: 'Laan',
      number: '1',
      market_value: 400_000.5,
      size: 90,
    }),
    createRecord('mortgage', 'm', {
      status: 0,
      hypotheeknummer: `H-${customer}`,
      lender: 'DM',
      product: 'DM1',
      koopsom: 300_000,
    }),
    createRecord(
      'mortgage_part',
      'd',
      {
        leningdeelnummer: '1',
        type: 1,
        begindatum: '2020-01-01',
        einddatum: '2050-01-01',
        hoofdsom: 200_000,
        remaining_debt: 180_000.25,
        interest: 1.85,
        interest_type: 'fixed',
        tax_box_type: 1,
        deduction_start_date: '2012-06-01',
      },
      { mortgage: `${customer}-m` },
    ),
    createRecord('policy', 'v', {
      name: 'Woonpakket',
      is_package: true,
      total_term_amount: 30,
      payment_term: 1,
    }),
    createRecord('policy', 'w', { name: 'Opstal' }, { package: `${customer}-v` }),
    createRecord('damage', 's', { type: 'home', description: 'Lekkage' }),
    createRecord('damage_payment', 'u', { amount: 90, pay_to: 'customer' }, { damage: `${customer}-s` }),
    createRecord('income', 'i', {
      title: 'Loon',
      total: 42_000,
      type: 'EmploymentIncome',
      employment: { employer_name: 'Zorg' },
    }),
    createRecord('pension', 'o', { earner: 'partner', title: 'ABP', total: 9000, type: 'EmployerPension' }),
    createRecord('obligation', 'l', { type: 'personal_loan', monthly_amount: 100 }),
    createRecord('saving', 'b', { bank: 'Bank', current_balance: 1000 }),
    createRecord('task', 't', { title: 'Bel ons', created_at: '2026-01-02T10:00:00Z' }),
    createRecord('note', 'n', { title: 'Hallo', content: 'Welkom', datetime: '2026-01-02T10:00:00Z' }),
  ]
}

const exampleCustomerId = 'client-1'

const createOtherExample = createRecordsOf(exampleCustomerId)

const exampleRecordsOfOtherKinds: ImportRecord[] = [
  { kind: 'lender', id: 'XB', data: { name: 'Voorbeeldbank', is_receiver: true, is_sender: true } },
  {
    kind: 'product',
    id: 'XB1',
    data: { lender: 'XB', name: 'Vaste rente', rates: { nhg: { 120: 0.0364 } } },
  },
  { kind: 'resource', id: 'adviser-1', data: { name: 'Sanne de Boer' } },
  {
    kind: 'appointment_type',
    id: 'consultation',
    resources: ['adviser-1'],
    data: {
      name: 'Adviesgesprek',
      category_id: 1,
      category: 'Hypotheek',
      duration: 60,
      canBeBookedByConsumer: true,
    },
  },
  createOtherExample(
    'mortgage_property',
    'property',
    { street: 'Laan', number: '1', city: 'Utrecht' },
    { mortgage: `${exampleCustomerId}-m` },
  ),
  createOtherExample(
    'mortgage_request',
    'mortgage-request',
    { name: 'Werkgeversverklaring' },
    { mortgage: `${exampleCustomerId}-m` },
  ),
  createOtherExample(
    'damage_request',
    'damage-request',
    { name: 'Foto van de schade' },
    { damage: `${exampleCustomerId}-s` },
  ),
  createOtherExample('notice', 'notice', {
    description: 'Rentevaste periode loopt af',
    searchable_type: 'mortgage',
  }),
  createOtherExample('mail', 'mail', {
    subject: 'Uw aanvraag',
    from: 'advies@example.nl',
    to: 'klant@example.nl',
    content: '<p>We hebben uw aanvraag ontvangen.</p>',
    origin: 'tenant',
  }),
  createOtherExample(
    'appointment',
    'appointment',
    { time_start: '2031-01-06T09:00:00Z', time_end: '2031-01-06T10:00:00Z' },
    { appointment_type: 'consultation', resource: 'adviser-1' },
  ),
  createOtherExample('document', 'document', { name: 'Adviesrapport', user_id: 1 }),
]

export function getExampleRecord(kind: TenantRecordKind): { id: string; record: object } {
  const found = [...createExampleRecords(exampleCustomerId), ...exampleRecordsOfOtherKinds].find(
    (record) => record.kind === kind,
  )
  if (!found) throw new Error(`there is no example of ${kind}`)
  const { kind: _, id, ...record } = found
  return { id, record }
}
