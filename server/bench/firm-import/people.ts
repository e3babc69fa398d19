const day = (year: number, at: number) =>
  `${year}-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`

const person = (at: number, year: number) => ({
  first_name: ['Anna', 'Bram', 'Clara', 'Dirk', 'Emma'][at % 5],
  last_name: ['de Wit', 'Kuipers', 'Leeflang', 'Hofman', 'Vos', 'Dijkstra', 'Mulder'][at % 7],
  initials: 'A.',
  sex: at % 2,
  date_of_birth: day(year, at),
  nationality: 'Nederlandse',
  mobile: `06${String(12_000_000 + at)}`,
  gross_annual_income: 36_000 + (at % 400) * 100,
})

const policy = (at: number, name: string, premium: number) => ({
  name,
  total_term_amount: premium,
  payment_term: 1,
  mutation_code: 0,
  start_date: day(2015, at),
  expiration_date: day(2045, at),
  agency: 'Merelborg',
  contract_number: `${name.slice(0, 3).toUpperCase()}-${at}`,
  view_group_name: name,
  branche_group_name: 'Schadeverzekering',
  active: true,
  descriptions: [{ label: 'Verzekerde', value: 'Het gezin' }],
  coverages: [{ label: 'Verzekerd bedrag', value: '€ 250.000' }],
})

const part = (at: number, number: string, type: number, sum: number) => ({
  leningdeelnummer: number,
  type,
  begindatum: day(2019, at),
  einddatum: day(2049, at),
  hoofdsom: sum,
  remaining_debt: type === 5 ? sum : sum * 0.82,
  interest: 1.85 + (at % 30) / 10,
  interest_type: 'fixed',
  begindatumRentevast: day(2019, at),
  einddatumRentevast: day(2039, at),
  rentevasteperiode: 240,
  tax_box_type: 1,
  penalty_free_repayment_percentage: 10,
})

const numbers: Readonly<Record<string, string>> = {
  customer: 'gross_annual_income',
  partner: 'gross_annual_income',
  child: 'gross_annual_income',
  home: 'market_value',
  mortgage: 'koopsom',
  mortgage_part: 'remaining_debt',
  policy: 'total_term_amount',
  income: 'total',
  pension: 'total',
  saving: 'current_balance',
}

/** Data of which one amount has changed so often. */
const changed = (kind: string, data: object, later: number) => {
  const field = numbers[kind] ?? ''
  return { ...data, [field]: Number(Reflect.get(data, field)) + later }
}

/**
 * The records of a customer with a file as most have it: partner, child, home, a mortgage of two parts, three policies, income,
 * pension, savings. `later` is how often each record has changed since.
 */
export function fullFile(at: number, later = 0): object[] {
  const customer = `klant-${at}`
  const address = { street_name: 'Wilhelminapark', number: String(at), postcode: '4818 SL', city: 'Breda' }
  const records: [kind: string, id: string, data: object, links?: object][] = [
    [
      'customer',
      customer,
      {
        ...person(at, 1980),
        username: customer,
        email_address: `${customer}@example.nl`,
        addresses: [address],
      },
    ],
    ['partner', 'p', person(at + 1, 1982)],
    ['child', 'k', person(at + 2, 2014)],
    [
      'home',
      'h',
      {
        ...address,
        owns_property: true,
        market_value: 410_000 + at,
        woz_value_home: 390_000,
        size: 110,
        energy_label: 'B',
      },
    ],
    [
      'mortgage',
      'm',
      {
        status: 0,
        hypotheeknummer: `40.${at}`,
        lender: 'DM',
        product: 'DM1',
        koopsom: 365_000,
        marktwaarde: 410_000 + at,
        nhg: false,
        mortgagors: ['A', 'B'],
      },
    ],
    ['mortgage_part', 'm1', part(at, '1', 1, 180_000), { mortgage: `${customer}-m` }],
    ['mortgage_part', 'm2', part(at, '2', 5, 90_000), { mortgage: `${customer}-m` }],
    ['policy', 'v1', policy(at, 'Woonhuis', 21.4)],
    ['policy', 'v2', policy(at, 'Inboedel', 9.1)],
    ['policy', 'v3', policy(at, 'Overlijdensrisico', 27.4)],
    [
      'income',
      'i',
      {
        title: 'Markdal Zorg',
        total: 48_000,
        type: 'EmploymentIncome',
        employment: { employer_name: 'Markdal Zorg', gross_annual_income: 44_000, permanent: true },
      },
    ],
    [
      'pension',
      'o',
      { title: 'Pensioenfonds', total: 14_000, type: 'EmployerPension', accumulated_pension_amount: 9000 },
    ],
    [
      'saving',
      's',
      {
        bank: 'Polderbank',
        account_number: `NL02POLD${at}`,
        current_balance: 12_500 + at,
        common_interest: 1.5,
      },
    ],
  ]
  return records.map(([kind, id, data, links]) =>
    kind === 'customer'
      ? { kind, id, data: changed(kind, data, later) }
      : { kind, id: `${customer}-${id}`, customer, ...links, data: changed(kind, data, later) },
  )
}
