import type { Office, OpeningHours } from '@portal/contract/tenant'
import type { InferInput } from 'valibot'
import type { tenants } from '../database/tables/tenant.ts'
import { readDemoPicture } from './demo-picture.ts'
import type { Timeline } from './demo-timeline.ts'

type WeeklyHours = InferInput<typeof OpeningHours>

/** Creates opening hours: the same from Monday to Friday, optional hours on Saturday, closed on Sunday. */
const createWeeklyHours = (
  from: string,
  to: string,
  saturday?: [from: string, to: string],
): WeeklyHours[] => [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, from, to })),
  { day: 6, from: saturday?.[0] ?? null, to: saturday?.[1] ?? null },
  { day: 7, from: null, to: null },
]

const createOffice = (
  id: number,
  name: string,
  street_name: string,
  number: string,
  postcode: string,
  city: string,
  phone: string,
  more: Partial<InferInput<typeof Office>>,
): InferInput<typeof Office> => ({ id, name, street_name, number, postcode, city, phone, ...more })

export type DemoTenant = typeof tenants.$inferInsert

const createThemeColours = (primary: string, secondary: string, tertiary: string) => ({
  primary_color: primary,
  secondary_color: secondary,
  tertiary_color: tertiary,
})

const createAdviceKeys = (subdomain: string) => ({
  interest_list_key: `${subdomain}-rentelijst`,
  scenarios_key: `${subdomain}-scenarios`,
  maximum_mortgage_key: `${subdomain}-maximaal`,
})

const enabledFeatures = {
  show_account_manager: true,
  show_income: true,
  show_mortgages: true,
  show_obligations: true,
  show_policies: true,
  show_opening_hours: true,
  show_visiting_address: true,
  online_afspraken_enabled: true,
  two_factor_choice_enabled: true,
  last_seen_enabled: true,
}

const createContactDetails = (domain: string) => ({
  website: `https://www.${domain}`,
  contact_email: `info@${domain}`,
  use_contact_email: true,
  support_email: `hulp@${domain}`,
  use_support_email: true,
})

function createZuiderTenant(timeline: Timeline): DemoTenant {
  const closed = { date: timeline.date({ days: 3 }), from: null, to: null, reason: 'Studiedag' }
  const short = { date: timeline.date({ days: 9 }), from: '09:00', to: '12:00', reason: 'Verbouwing' }
  return {
    subdomain: 'zuider',
    code: 'ZUIDER',
    embedOrigins: ['https://www.zuideradvies.example'],
    profile: {
      name: 'Zuider Advies',
      full_name: 'Zuider Advies Hypotheken en Verzekeringen B.V.',
      slogan: 'Thuis in je geldzaken',
      header: null,
      logo: readDemoPicture('zuider'),
      pronoun: 'JE',
      ...createThemeColours('#2438e0', '#f6a96b', '#974264'),
      ...createContactDetails('zuideradvies.example'),
      ...enabledFeatures,
      ...createAdviceKeys('zuider'),
      refinance_key: 'zuider-oversluiten',
      sustainability_key: 'zuider-verduurzamen',
      offices: [
        createOffice(1, 'Zuider Advies Breda', 'Ginnekenweg', '214', '4835 NH', 'Breda', '076 555 01 20', {
          email: 'breda@zuideradvies.example',
          code: 'BREDA',
          website: 'https://www.zuideradvies.example/breda',
          default_hours: createWeeklyHours('09:00', '17:30', ['10:00', '14:00']),
          upcoming_hours: [closed, short],
        }),
        createOffice(2, 'Zuider Advies Tilburg', 'Spoorlaan', '350', '5038 CC', 'Tilburg', '013 555 01 40', {
          email: 'tilburg@zuideradvies.example',
          default_hours: createWeeklyHours('08:30', '17:00'),
        }),
      ],
    },
  }
}

const createNoorderTenant = (): DemoTenant => ({
  subdomain: 'noorder',
  code: 'NOORDER',
  profile: {
    name: 'Noorder Hypotheken',
    full_name: 'Noorder Hypotheken en Pensioenen',
    slogan: 'Uw zekerheid, onze zorg',
    logo: readDemoPicture('noorder'),
    pronoun: 'U',
    ...createThemeColours('#f6e58d', '#8dcdbd', '#8f5130'),
    ...createContactDetails('noorderhypotheken.example'),
    use_support_email: false,
    ...enabledFeatures,
    show_income: false,
    show_obligations: false,
    online_afspraken_enabled: false,
    two_factor_choice_enabled: false,
    last_seen_enabled: false,
    show_account_manager: false,
    show_visiting_address: false,
    show_opening_hours: false,
    ...createAdviceKeys('noorder'),
    offices: [
      createOffice(
        1,
        'Noorder Hypotheken Groningen',
        'Verlengde Hereweg',
        '88',
        '9722 AJ',
        'Groningen',
        '050 555 02 10',
        {
          email: 'groningen@noorderhypotheken.example',
          default_hours: createWeeklyHours('09:00', '17:00'),
        },
      ),
    ],
  },
})

const createOosterTenant = (): DemoTenant => ({
  subdomain: 'ooster',
  code: 'OOSTER',
  profile: {
    name: 'Ooster & Partners',
    full_name: 'Ooster & Partners Financieel Advies',
    slogan: 'Rust in cijfers',
    logo: readDemoPicture('ooster'),
    pronoun: 'JE',
    ...createThemeColours('#15171a', '#c08a2d', '#5b4b2f'),
    ...createContactDetails('oosterpartners.example'),
    offices: [
      createOffice(1, 'Ooster & Partners', 'Deventerstraat', '19', '7311 BH', 'Apeldoorn', '055 555 03 30', {
        email: 'apeldoorn@oosterpartners.example',
        default_hours: createWeeklyHours('08:30', '17:30'),
      }),
    ],
  },
})

const createWesterTenant = (): DemoTenant => ({
  subdomain: 'wester',
  code: 'WESTER',
  profile: {
    name: 'Wester Wonen',
    full_name: 'Wester Wonen Advies',
    slogan: 'Dichtbij, ook op afstand',
    logo: readDemoPicture('wester'),
    pronoun: 'JE',
    ...createThemeColours('#0f766e', '#f2b8a0', '#7a3e65'),
    ...createContactDetails('westerwonen.example'),
    ...enabledFeatures,
    show_mortgages: false,
    show_policies: false,
    ...createAdviceKeys('wester'),
    offices: [
      createOffice(1, 'Wester Wonen Haarlem', 'Kleverparkweg', '61', '2023 CD', 'Haarlem', '023 555 04 50', {
        email: 'haarlem@westerwonen.example',
        default_hours: createWeeklyHours('09:00', '18:00', ['09:30', '13:00']),
      }),
    ],
  },
})

/** Creates a tenant whose API always fails in one way (DEMO-05). */
const createFaultyTenant = (code: string, name: string): DemoTenant => ({
  subdomain: code.toLowerCase(),
  code,
  profile: {
    name,
    full_name: name,
    logo: readDemoPicture(name.toLowerCase()),
    pronoun: 'JE',
    ...createThemeColours('#475569', '#94a3b8', '#7c3aed'),
    ...createContactDetails(`${code.toLowerCase()}.example`),
    ...enabledFeatures,
    offices: [
      createOffice(1, name, 'Marktplein', '1', '3811 LM', 'Amersfoort', '033 555 05 60', {
        default_hours: createWeeklyHours('09:00', '17:00'),
      }),
    ],
  },
})

/** Creates the tenants of the demo (DEMO-01 … DEMO-05). */
export const createDemoTenants = (timeline: Timeline): DemoTenant[] => [
  createZuiderTenant(timeline),
  createNoorderTenant(),
  createOosterTenant(),
  createWesterTenant(),
  createFaultyTenant('ONDERHOUD', 'Onderhoud'),
  createFaultyTenant('STORING', 'Storing'),
  createFaultyTenant('INFO503', 'Infopauze'),
]
