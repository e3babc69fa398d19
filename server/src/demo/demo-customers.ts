import type { CustomerFacts } from '../database/tables/customer.ts'
import { readDemoPicture } from './demo-picture.ts'
import type { Timeline } from './demo-timeline.ts'

export interface DemoRelative {
  first: string
  last: string
  /** 1: male, 0: female. */
  sex: 0 | 1
  born: string
  /** Other fields of the person's record in the tenant API. */
  fields: Partial<CustomerFacts> & Readonly<Record<string, unknown>>
}

export interface DemoCustomer extends DemoRelative {
  tenant: string
  /** Whether phone, displayed e-mail address and picture are missing. */
  hasNoContactDetails?: true
  /** User name of the customer whose file is copied. */
  copiedFrom?: string
  partner?: DemoRelative
  children?: DemoRelative[]
}

export const getUsername = ({ first }: Pick<DemoCustomer, 'first'>): string => first.toLowerCase()

const createRelative = (
  first: string,
  last: string,
  sex: 0 | 1,
  born: string,
  fields: DemoRelative['fields'] = {},
): DemoRelative => ({ first, last, sex, born, fields })

const createCustomer = (tenant: string, ...person: Parameters<typeof createRelative>): DemoCustomer => ({
  tenant,
  ...createRelative(...person),
})

const annaMaritalStatus = {
  description: 'Gehuwd in gemeenschap van goederen',
  date: '2012-06-09',
  married_before: false,
}

const createAnnaCustomer = (timeline: Timeline): DemoCustomer => ({
  ...createCustomer('zuider', 'Anna', 'Wit', 0, '1984-04-17', {
    suffix: 'de',
    salutation: 'Mevrouw',
    official_first_names: 'Anna Maria',
    place_of_birth: 'Breda',
    education_level: 'WO',
    smoking: false,
    phone_work: '076 555 77 88',
    support_types: ['Hypotheek', 'Verzekeringen'],
    is_main_customer: true,
    bank_number: '12.34.56.789',
    kvk: '61204417',
    addresses: [
      {
        street_name: 'Wilhelminapark',
        number: '27',
        number_addition: 'A',
        formatted_number: '27-A',
        postcode: '4818 SL',
        city: 'Breda',
        country: 'Nederland',
      },
    ],
    marital_status: annaMaritalStatus,
    retirement_date: '2052-07-17',
    gross_annual_income: 58_320,
    gross_annual_old_age_pension_amount: 13_290,
    gross_annual_employment_pension_amount: 21_400,
    gross_annual_partner_pension_amount: 14_980,
    gross_annual_half_orphan_benefit_amount: 2_996,
  }),
  partner: createRelative('Bas', 'Meer', 1, '1982-11-02', {
    suffix: 'van der',
    salutation: 'De heer',
    official_first_names: 'Sebastiaan Willem',
    email_address: 'bas@example.nl',
    mobile: '0612345002',
    phone: '0765550302',
    phone_work: '013 555 44 21',
    marital_status: annaMaritalStatus,
    avatar: readDemoPicture('initials-bm'),
    retirement_date: '2050-02-02',
    gross_annual_income: 44_280,
    gross_annual_old_age_pension_amount: 13_290,
    gross_annual_employment_pension_amount: 15_600,
  }),
  children: [
    createRelative('Fenna', 'Meer', 0, timeline.date({ years: -11, days: -40 }), { suffix: 'van der' }),
    createRelative('Tijn', 'Meer', 1, timeline.date({ years: -8, days: 25 }), { suffix: 'van der' }),
  ],
})

const gerdaCustomer: DemoCustomer = {
  ...createCustomer('zuider', 'Gerda', 'Mulder', 0, '1968-06-14', {
    marital_status: {
      description: 'Gescheiden',
      date: '1992-05-22',
      married_before: true,
      dissolved_date: '2016-03-11',
      dissolved_type: 'Echtscheiding',
    },
  }),
  children: [
    createRelative('Ruud', 'Kok', 1, '1994-09-03', {
      salutation: 'De heer',
      official_first_names: 'Rudolf',
      marital_status: { description: 'Ongehuwd' },
      email_address: 'ruud@example.nl',
      mobile: '0612345071',
      phone: '0765550371',
      phone_work: '0765550372',
      retirement_date: '2062-09-03',
      avatar: readDemoPicture('initials-rk'),
      gross_annual_income: 41_500,
    }),
  ],
}

const createSamCustomer = (timeline: Timeline): DemoCustomer => ({
  ...createCustomer('zuider', 'Sam', 'Oudman', 1, timeline.date({ years: -71 }), {
    retirement_date: timeline.date({ years: -3 }),
    gross_annual_income: 2_400,
    gross_annual_old_age_pension_amount: 13_290,
    gross_annual_employment_pension_amount: 18_750,
    gross_annual_annuity_amount: 3_600,
  }),
  partner: createRelative('Sien', 'Oudman', 0, timeline.date({ years: -69 }), {
    gross_annual_partner_pension_amount: 12_500,
    retirement_date: timeline.date({ years: -1 }),
  }),
})

/** Creates the customers of the demo (DEMO-07 … DEMO-25). */
export const createDemoCustomers = (timeline: Timeline): DemoCustomer[] => [
  createAnnaCustomer(timeline),
  createCustomer('zuider', 'Bram', 'Kuipers', 1, '1990-01-23', { two_factor: 'error' }),
  createCustomer('zuider', 'Bea', 'Kroon', 0, '1976-09-30', { two_factor: 'message' }),
  {
    ...createCustomer('zuider', 'Clara', 'Leeflang', 0, '1995-03-08', { office_id: null }),
    hasNoContactDetails: true,
  },
  createCustomer('zuider', 'Dirk', 'Hofman', 1, '1971-12-12', { product_labels: [{ id: 1, name: 'EHH' }] }),
  createCustomer('zuider', 'Dora', 'Essen', 0, '1988-05-05', {
    suffix: 'van',
    product_labels: [{ id: 1, name: 'UNIVE' }],
  }),
  createCustomer('zuider', 'Emma', 'Vos', 0, '1992-08-19', {
    can_update_self: false,
    can_update_partner: false,
    /** Nothing was ever submitted (DEMO-11). */
    last_submitted_portal_invitation_date: null,
  }),
  {
    ...createCustomer('zuider', 'Fatih', 'Yılmaz', 1, '1986-02-11', { can_update_partner: false }),
    partner: createRelative('Elif', 'Yılmaz', 0, '1989-07-21'),
  },
  createCustomer('zuider', 'Femke', 'Dijkstra', 0, '1993-10-02'),
  gerdaCustomer,
  createCustomer('zuider', 'Hugo', 'Brouwer', 1, '1981-03-27'),
  createCustomer('zuider', 'Ines', 'Martens', 0, '1991-11-11'),
  createCustomer('zuider', 'Jan', 'Boer', 1, '1979-01-09', { suffix: 'de' }),
  createCustomer('zuider', 'Karin', 'Smit', 0, '1983-07-07'),
  createCustomer('zuider', 'Leo', 'Verbeek', 1, '1965-05-25'),
  createCustomer('zuider', 'Mila', 'Prins', 0, '1987-09-16'),
  createCustomer('zuider', 'Noor', 'Bakker', 0, '1994-12-01'),
  createCustomer('zuider', 'Omar', 'Amrani', 1, '1985-10-10', { suffix: 'el' }),
  createCustomer('zuider', 'Piet', 'Jansen', 1, '1959-04-04'),
  createCustomer('zuider', 'Quinn', 'Scholten', 0, '1998-02-28'),
  createCustomer('zuider', 'Rosa', 'Peeters', 0, '1982-08-08'),
  createSamCustomer(timeline),
  {
    ...createCustomer('zuider', 'Tess', 'Berg', 0, '1983-06-22', {
      suffix: 'van den',
      gross_annual_income: 61_000,
      gross_annual_partner_pension_amount: 12_000,
    }),
    partner: createRelative('Joris', 'Hendriks', 1, '1981-01-30', { gross_annual_income: 10_600 }),
  },
  createCustomer('zuider', 'Uma', 'Ramdin', 0, '1990-06-06'),
  createCustomer('zuider', 'Vera', 'Postma', 0, '1977-07-17', { file_locked: true }),
  createCustomer('zuider', 'Wim', 'Dekker', 1, '1969-11-05'),
  createCustomer('zuider', 'Xander', 'Blom', 1, '1996-04-30', { has_access: false }),
  createCustomer('zuider', 'Yara', 'Haddad', 0, '1997-01-15'),
  createCustomer('zuider', 'Yves', 'Lambert', 1, '1974-03-03'),
  createCustomer('zuider', 'Zoe', 'Kramer', 0, '1999-09-09'),
  createCustomer('zuider', 'Zeno', 'Visser', 1, '1989-12-24'),
  createCustomer('noorder', 'Hilde', 'Wagenaar', 0, '1972-02-20', { language: 'de' }),
  createCustomer('noorder', 'Igor', 'Petrov', 1, '1980-08-28'),
  createCustomer('ooster', 'Jet', 'Nijland', 0, '1991-05-13'),
  createCustomer('wester', 'Kees', 'Zwart', 1, '1986-06-01'),
  createCustomer('zuider', 'Lotte', 'Vink', 0, '1988-03-12'),
  createCustomer('zuider', 'Maarten', 'Kok', 1, '1974-10-30'),
  createCustomer('zuider', 'Sofie', 'Hendrix', 0, '1995-05-19'),
  createCustomer('noorder', 'Bart', 'Meijer', 1, '1967-01-08'),
  ...['onderhoud', 'storing', 'info503'].map((tenant) =>
    createCustomer(tenant, 'Anna', 'Proef', 0, '1990-01-01'),
  ),
]
