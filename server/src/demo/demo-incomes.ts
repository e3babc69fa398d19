import type { incomes, retirements } from '../database/tables/income.ts'
import type { Timeline } from './demo-timeline.ts'
import type { RecordsByKind } from './records/record-collection.ts'

type Income = typeof incomes.$inferInsert.facts
type Retirement = typeof retirements.$inferInsert.facts
type Earner = 'customer' | 'partner'

interface DemoEarnings {
  incomes?: [Earner, Income][]
  retirements?: [Earner, Retirement][]
}

/** Creates a salary with 8 percent holiday allowance. */
function createSalary(
  employer: string,
  city: string,
  function_: string,
  monthly: number,
  start: string,
): Income {
  const yearly = monthly * 12
  const holiday = Math.round(yearly * 0.08 * 100) / 100
  return {
    title: employer,
    total: yearly + holiday,
    type: 'EmploymentIncome',
    description: [
      { label: 'Functie', value: function_ },
      { label: 'Jaarsalaris', value: yearly },
      { label: 'Vakantiegeld', value: holiday },
    ],
    employment: {
      employer_name: employer,
      city,
      start_of_service: start,
      function: function_,
      fulltime: false,
      permanent: true,
      hours_per_week: 32,
      gross_annual_income: yearly,
      holiday_bonus: holiday,
      thirteenth_month: 0,
      year_end_bonus: 0,
      irregularity_allowance: 0,
      overtime: 0,
      provision: 0,
    },
  }
}

/** Changes a salary to a temporary contract. */
const addContractEnd = (end: string, income: Income): Income => ({
  ...income,
  description: [...(income.description ?? []), { label: 'Tijdelijk contract tot', value: end }],
  employment: { ...income.employment, permanent: false, end_of_service: end },
})

const createEmployerPension = (
  title: string,
  from: { agency: string; number: string; start_date: string },
  target: number,
  accumulated: number,
): Retirement => ({
  title,
  total: target,
  type: 'EmployerPension',
  ...from,
  accumulated_pension_amount: accumulated,
  target_pension_amount: target,
  death_before_retirement_date_amount: Math.round(target * 0.7),
  death_after_retirement_date_amount: Math.round(target * 0.7),
  death_before_retirement_date_till_retirement_amount: 2400,
  income: [{ label: 'Vanaf 68 jaar', value: target }],
})

const heelhandPension = { agency: 'Pensioenfonds Heelhand', number: 'PP-20.771', start_date: '2052-04-17' }
const raadhuisPension = { agency: 'Pensioenfonds Raadhuis', number: 'PR-81.402', start_date: '2050-02-02' }
const schoolbordPension = {
  agency: 'Pensioenfonds Schoolbord',
  number: 'PO-55.318',
  start_date: '2040-02-20',
}

const createAnnaEarnings = (timeline: Timeline): DemoEarnings => ({
  incomes: [
    ['customer', createSalary('Stichting Markdal Zorg', 'Breda', 'Fysiotherapeut', 3600, '2015-09-01')],
    [
      'customer',
      {
        title: 'De Wit Sportmassage',
        total: 7_664,
        type: 'CompanyIncome',
        description: [{ label: 'Gemiddelde winst over drie jaar', value: 7_664 }],
        company: {
          name: 'De Wit Sportmassage',
          start_date: timeline.date({ years: -5 }),
          has_staff: false,
          net_profit: 8_120,
          average_net_profit: 7_664,
        },
      },
    ],
    [
      'customer',
      {
        title: 'WW-uitkering (deeltijd)',
        total: 2_400,
        type: 'BenefitIncome',
        description: [
          { label: 'Uitkering per maand', value: 200 },
          { label: 'Tot', value: timeline.date({ months: 5 }) },
        ],
      },
    ],
    [
      'customer',
      {
        title: 'Verhuur Korte Heuvel',
        total: 1_600,
        type: 'OtherIncome',
        description: [{ label: 'Netto huur per jaar', value: 1_600 }],
      },
    ],
    ['partner', createSalary('Gemeente Tilburg', 'Tilburg', 'Projectleider', 3416.67, '2018-02-01')],
  ],
  retirements: [
    ['customer', createEmployerPension('Pensioen zorg', heelhandPension, 21_400, 8_910)],
    [
      'customer',
      {
        title: 'Lijfrenteverzekering',
        total: 3_600,
        type: 'LifeInsurancePension',
        agency: 'Merelborg Leven',
        number: 'LR-5.512',
        start_date: '2052-08-01',
        end_date: '2072-08-01',
        income: [{ label: 'Uitkering per jaar', value: 3_600 }],
      },
    ],
    [
      'customer',
      {
        title: 'Bankspaarrekening pensioen',
        total: 1_850,
        type: 'PrivatePension',
        agency: 'Polderbank',
        number: 'PS-91.004',
        start_date: '2052-08-01',
        income: [{ label: 'Geraamde uitkering per jaar', value: 1_850 }],
      },
    ],
    [
      'customer',
      {
        title: 'AOW',
        total: 13_290,
        type: 'RetirementBenefitIncome',
        start_date: '2051-07-17',
        income: [{ label: 'AOW per jaar, samenwonend', value: 13_290 }],
      },
    ],
    ['partner', createEmployerPension('Pensioen overheid', raadhuisPension, 15_600, 7_020)],
  ],
})

/** Incomes of customer tess: the sum of two incomes equals the amount in the form (EDITINCOME-06). */
const tessEarnings: DemoEarnings = {
  incomes: [
    ['customer', createSalary('Rietland Techniek', 'Breda', 'Medewerker', 4012.35, '2019-04-01')],
    [
      'customer',
      {
        title: 'Verhuur opslag',
        total: 9_000,
        type: 'OtherIncome',
        description: [{ label: 'Huur per maand', value: 750 }],
      },
    ],
    ['partner', createSalary('Bakkerij Vroeg', 'Oosterhout', 'Bakker', 817.91, '2022-01-01')],
  ],
}

/** Customers whose file has total amounts without items, or nothing (DEMO-09, DEMO-18). */
const customersWithoutItems = new Set(['clara', 'sam', 'quinn', 'emma'])

function createDemoEarnings(username: string, grossAnnualIncome: number, timeline: Timeline): DemoEarnings {
  if (username === 'anna') return createAnnaEarnings(timeline)
  if (username === 'tess') return tessEarnings
  if (customersWithoutItems.has(username)) return {}
  const monthly = Math.round((grossAnnualIncome / 12.96) * 100) / 100
  const plan: DemoEarnings = {
    incomes: [['customer', createSalary('Rietland Techniek', 'Breda', 'Medewerker', monthly, '2019-04-01')]],
  }
  if (username === 'fatih') {
    const employed = createSalary(
      'Rietland Techniek',
      'Breda',
      'Monteur',
      monthly,
      timeline.date({ months: -5 }),
    )
    plan.incomes = [['customer', addContractEnd(timeline.date({ months: 7 }), employed)]]
  }
  if (username === 'hilde') {
    plan.retirements = [
      ['customer', createEmployerPension('Pensioen onderwijs', schoolbordPension, 24_300, 14_120)],
    ]
  }
  return plan
}

export function createEarningsRecords(
  username: string,
  grossAnnualIncome: number,
  timeline: Timeline,
): RecordsByKind {
  const { incomes = [], retirements = [] } = createDemoEarnings(username, grossAnnualIncome, timeline)
  const toEarnerRecord = ([earner, facts]: [Earner, object]) => ({ earner, ...facts })
  return { income: incomes.map(toEarnerRecord), pension: retirements.map(toEarnerRecord) }
}
