import type { TenantRecordKind } from '@portal/contract/tenant-api/tenant-records'

export type ImportRecord = { kind: TenantRecordKind; id: string; data?: object; deleted?: true } & Record<
  string,
  unknown
>

/** Creates records of most kinds, in storage order. Their ids start with the customer's id. */
export function createExampleRecords(customer: string): ImportRecord[] {
  return [
    {
      kind: 'customer',
      id: customer,
      data: { username: customer, last_name: 'Proef', first_name: 'Toets', date_of_birth: '1980-02-29' },
    },
    { kind: 'partner', id: `${customer}-p`, customer, data: { last_name: 'Partner' } },
    {
      kind: 'child',
      id: `${customer}-k`,
      customer,
      data: { last_name: 'Kind', date_of_birth: '2015-01-31' },
    },
    {
      kind: 'home',
      id: `${customer}-h`,
      customer,
      data: { owns_property: true, street_name: 'Laan', number: '1', market_value: 400_000.5, size: 90 },
    },
    {
      kind: 'mortgage',
      id: `${customer}-m`,
      customer,
      data: { status: 0, hypotheeknummer: `H-${customer}`, lender: 'DM', product: 'DM1', koopsom: 300_000 },
    },
    {
      kind: 'mortgage_part',
      id: `${customer}-d`,
      customer,
      mortgage: `${customer}-m`,
      data: {
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
    },
    {
      kind: 'policy',
      id: `${customer}-v`,
      customer,
      data: { name: 'Woonpakket', is_package: true, total_term_amount: 30, payment_term: 1 },
    },
    { kind: 'policy', id: `${customer}-w`, customer, package: `${customer}-v`, data: { name: 'Opstal' } },
    { kind: 'damage', id: `${customer}-s`, customer, data: { type: 'home', description: 'Lekkage' } },
    {
      kind: 'damage_payment',
      id: `${customer}-u`,
      customer,
      damage: `${customer}-s`,
      data: { amount: 90, pay_to: 'customer' },
    },
    {
      kind: 'income',
      id: `${customer}-i`,
      customer,
      data: { title: 'Loon', total: 42_000, type: 'EmploymentIncome', employment: { employer_name: 'Zorg' } },
    },
    {
      kind: 'pension',
      id: `${customer}-o`,
      customer,
      data: { earner: 'partner', title: 'ABP', total: 9000, type: 'EmployerPension' },
    },
    {
      kind: 'obligation',
      id: `${customer}-l`,
      customer,
      data: { type: 'personal_loan', monthly_amount: 100 },
    },
    { kind: 'saving', id: `${customer}-b`, customer, data: { bank: 'Bank', current_balance: 1000 } },
    {
      kind: 'task',
      id: `${customer}-t`,
      customer,
      data: { title: 'Bel ons', created_at: '2026-01-02T10:00:00Z' },
    },
    {
      kind: 'note',
      id: `${customer}-n`,
      customer,
      data: { title: 'Hallo', content: 'Welkom', datetime: '2026-01-02T10:00:00Z' },
    },
  ]
}

const exampleCustomerId = 'client-1'

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
  {
    kind: 'mortgage_property',
    id: `${exampleCustomerId}-property`,
    customer: exampleCustomerId,
    mortgage: `${exampleCustomerId}-m`,
    data: { street: 'Laan', number: '1', city: 'Utrecht' },
  },
  {
    kind: 'mortgage_request',
    id: `${exampleCustomerId}-mortgage-request`,
    customer: exampleCustomerId,
    mortgage: `${exampleCustomerId}-m`,
    data: { name: 'Werkgeversverklaring' },
  },
  {
    kind: 'damage_request',
    id: `${exampleCustomerId}-damage-request`,
    customer: exampleCustomerId,
    damage: `${exampleCustomerId}-s`,
    data: { name: 'Foto van de schade' },
  },
  {
    kind: 'notice',
    id: `${exampleCustomerId}-notice`,
    customer: exampleCustomerId,
    data: { description: 'Rentevaste periode loopt af', searchable_type: 'mortgage' },
  },
  {
    kind: 'mail',
    id: `${exampleCustomerId}-mail`,
    customer: exampleCustomerId,
    data: {
      subject: 'Uw aanvraag',
      from: 'advies@example.nl',
      to: 'klant@example.nl',
      content: '<p>We hebben uw aanvraag ontvangen.</p>',
      origin: 'tenant',
    },
  },
  {
    kind: 'appointment',
    id: `${exampleCustomerId}-appointment`,
    customer: exampleCustomerId,
    appointment_type: 'consultation',
    resource: 'adviser-1',
    data: { time_start: '2031-01-06T09:00:00Z', time_end: '2031-01-06T10:00:00Z' },
  },
  {
    kind: 'document',
    id: `${exampleCustomerId}-document`,
    customer: exampleCustomerId,
    data: { name: 'Adviesrapport', user_id: 1 },
  },
]

/** Returns the example of a kind for the API description. */
export function getExampleRecord(kind: TenantRecordKind): { id: string; record: object } {
  const found = [...createExampleRecords(exampleCustomerId), ...exampleRecordsOfOtherKinds].find(
    (record) => record.kind === kind,
  )
  if (!found) throw new Error(`there is no example of ${kind}`)
  const { kind: _, id, ...record } = found
  return { id, record }
}
