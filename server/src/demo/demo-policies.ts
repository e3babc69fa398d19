import type { PolicyFacts } from '../database/tables/policy.ts'

export interface DemoPolicy {
  name: string
  terms: {
    /** Premium per term; `months` is the length of a term. */
    premium: number
    months: number
    /** In years. */
    age: number
    years: number
  }
  facts: PolicyFacts & { mutation_code?: number }
  children: DemoPolicy[]
}

const createPolicy = (
  name: string,
  terms: DemoPolicy['terms'],
  facts: DemoPolicy['facts'],
  children: DemoPolicy[] = [],
): DemoPolicy => ({ name, terms, facts: { status: 'Lopend', active: true, ...facts }, children })

const createLifePolicy = (
  name: string,
  group: string,
  terms: DemoPolicy['terms'],
  facts: DemoPolicy['facts'],
  children: DemoPolicy[] = [],
): DemoPolicy =>
  createPolicy(
    name,
    terms,
    { view_group_name: group, branche_group_name: 'Levensverzekering', ...facts },
    children,
  )

/** Creates a term life policy. The beneficiaries are the heirs by default. */
const createTermLifePolicy = (
  agency: string,
  capital: string,
  insured: string,
  beneficiary = 'Erfgenamen',
): DemoPolicy =>
  createLifePolicy(
    'Overlijdensrisicoverzekering',
    'Risicoverzekering',
    { premium: 27.4, months: 1, age: 6, years: 30 },
    {
      agency,
      contract_number: 'ORV-440.118',
      descriptions: [
        { label: 'Verzekerde', value: insured },
        { label: 'Begunstigde', value: beneficiary },
      ],
      coverages: [
        { label: 'Uitkering bij overlijden', value: capital, method_capital_change: 'Annuïtair dalend' },
      ],
    },
  )

const paymentProtectionPolicy = createPolicy(
  'Woonlastenbeschermer',
  { premium: 116.25, months: 3, age: 3, years: 12 },
  {
    view_group_name: 'Woonlastenbeschermer',
    branche_group_name: 'Inkomen',
    agency: 'Kraanvogel Schade',
    contract_number: 'WLB-7.731',
    tracking_number: 'VLG-20.118',
    claim_free_years: 3,
    coverages: [
      { label: 'Bij arbeidsongeschiktheid', value: '€ 950 per maand' },
      { label: 'Bij werkloosheid', value: '€ 950 per maand, ten hoogste 12 maanden' },
    ],
  },
)

const annaPolicies: DemoPolicy[] = [
  createTermLifePolicy('Merelborg Leven', '€ 250.000', 'Anna de Wit', 'Bas van der Meer'),
  createLifePolicy(
    'Gemengde verzekering',
    'Gemengde verzekering',
    { premium: 540, months: 12, age: 14, years: 30 },
    {
      agency: 'Merelborg Leven',
      contract_number: 'GEM-102.774',
      coverages: [
        { label: 'Kapitaal bij leven', value: '€ 25.000' },
        { label: 'Kapitaal bij overlijden', value: '€ 25.000' },
      ],
    },
  ),
  createLifePolicy(
    'Kapitaalverzekering eigen woning',
    'Spaarverzekering',
    { premium: 181.6, months: 1, age: 6, years: 30 },
    {
      agency: 'Zilverzwaan',
      contract_number: 'KEW-88.201',
      coverages: [{ label: 'Doelkapitaal', value: '€ 105.000', method_capital_change: 'Sparen' }],
    },
  ),
  paymentProtectionPolicy,
  createLifePolicy(
    'Levenpakket Samen',
    'Risicoverzekering',
    { premium: 64.8, months: 1, age: 2, years: 25 },
    { is_package: true, agency: 'Zilverzwaan', package_number: 'PAK-3.004' },
    [
      createLifePolicy(
        'Risicoverzekering Bas',
        'Risicoverzekering',
        { premium: 31.3, months: 1, age: 2, years: 25 },
        {
          agency: 'Zilverzwaan',
          tracking_number: 'PAK-3.004-1',
          coverages: [{ label: 'Uitkering bij overlijden', value: '€ 150.000' }],
        },
      ),
      createLifePolicy(
        'Nabestaandenpensioen',
        'Gemengde verzekering',
        { premium: 33.5, months: 1, age: 2, years: 25 },
        {
          agency: 'Zilverzwaan',
          tracking_number: 'PAK-3.004-2',
          coverages: [{ label: 'Uitkering per jaar', value: '€ 6.000' }],
        },
      ),
    ],
  ),
  createPolicy(
    'Woonhuisverzekering',
    { premium: 22.15, months: 1, age: 6, years: 1 },
    {
      view_group_name: 'Woonverzekering',
      branche_group_name: 'Schadeverzekering',
      agency: 'Kraanvogel Schade',
      contract_number: 'WON-61.220',
      claim_free_years: 6,
    },
  ),
  createLifePolicy(
    'Overlijdensrisicoverzekering (beëindigd)',
    'Risicoverzekering',
    { premium: 18.9, months: 1, age: 12, years: 10 },
    { agency: 'Merelborg Leven', mutation_code: 4, status: 'Vervallen', active: false },
  ),
]

export const demoPolicies: Readonly<Record<string, DemoPolicy[]>> = {
  anna: annaPolicies,
  dirk: [createTermLifePolicy('Zwaluw Leven', '€ 180.000', 'Dirk Hofman')],
  dora: [createTermLifePolicy('Zwaluw Leven', '€ 240.000', 'Dora van Essen')],
  tess: [createTermLifePolicy('Merelborg Leven', '€ 200.000', 'Tess van den Berg', 'Joris Hendriks')],
  hilde: [createTermLifePolicy('Zilverzwaan', '€ 175.000', 'Hilde Wagenaar'), paymentProtectionPolicy],
  jet: [createTermLifePolicy('Merelborg Leven', '€ 285.000', 'Jet Nijland')],
}
