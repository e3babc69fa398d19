import type { incomes, retirements } from '../database/tables/income.ts'
import type { Timeline } from './demo-timeline.ts'
import type { RecordsByKind } from './records/record-collection.ts'

type Income = typeof incomes.$inferInsert.facts
type Retirement = typeof retirements.$inferInsert.facts
interface Earnings {
  incomes?: Income[]
  pensions?: Retirement[]
}
interface DemoEarnings {
  customer?: Earnings
  partner?: Earnings
}

const createIncome = (
  title: string,
  type: string,
  total: number,
  description: NonNullable<Income['description']>,
  more: Partial<Income> = {},
): Income => ({ title, total, type, description, ...more })

const createPension = (
  title: string,
  type: string,
  total: number,
  label: string,
  more: Partial<Retirement>,
): Retirement => ({ title, total, type, income: [{ label, value: total }], ...more })

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
  const description = [
    { label: 'Functie', value: function_ },
    { label: 'Jaarsalaris', value: yearly },
    { label: 'Vakantiegeld', value: holiday },
  ]
  return createIncome(employer, 'EmploymentIncome', yearly + holiday, description, {
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
  })
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
): Retirement =>
  createPension(title, 'EmployerPension', target, 'Vanaf 68 jaar', {
    ...from,
    accumulated_pension_amount: accumulated,
    target_pension_amount: target,
    death_before_retirement_date_amount: Math.round(target * 0.7),
    death_after_retirement_date_amount: Math.round(target * 0.7),
    death_before_retirement_date_till_retirement_amount: 2400,
  })

const heelhandPension = { agency: 'Pensioenfonds Heelhand', number: 'PP-20.771', start_date: '2052-04-17' }
const raadhuisPension = { agency: 'Pensioenfonds Raadhuis', number: 'PR-81.402', start_date: '2050-02-02' }
const schoolbordPension = {
  agency: 'Pensioenfonds Schoolbord',
  number: 'PO-55.318',
  start_date: '2040-02-20',
}

const createAnnaEarnings = (timeline: Timeline): DemoEarnings => ({
  customer: {
    incomes: [
      createSalary('Stichting Markdal Zorg', 'Breda', 'Fysiotherapeut', 3600, '2015-09-01'),
      createIncome(
        'De Wit Sportmassage',
        'CompanyIncome',
        7_664,
        [{ label: 'Gemiddelde winst over drie jaar', value: 7_664 }],
        {
          company: {
            name: 'De Wit Sportmassage',
            start_date: timeline.date({ years: -5 }),
            has_staff: false,
            net_profit: 8_120,
            average_net_profit: 7_664,
          },
        },
      ),
      createIncome('WW-uitkering (deeltijd)', 'BenefitIncome', 2_400, [
        { label: 'Uitkering per maand', value: 200 },
        { label: 'Tot', value: timeline.date({ months: 5 }) },
      ]),
      createIncome('Verhuur Korte Heuvel', 'OtherIncome', 1_600, [
        { label: 'Netto huur per jaar', value: 1_600 },
      ]),
    ],
    pensions: [
      createEmployerPension('Pensioen zorg', heelhandPension, 21_400, 8_910),
      createPension('Lijfrenteverzekering', 'LifeInsurancePension', 3_600, 'Uitkering per jaar', {
        agency: 'Merelborg Leven',
        number: 'LR-5.512',
        start_date: '2052-08-01',
        end_date: '2072-08-01',
      }),
      createPension('Bankspaarrekening pensioen', 'PrivatePension', 1_850, 'Geraamde uitkering per jaar', {
        agency: 'Polderbank',
        number: 'PS-91.004',
        start_date: '2052-08-01',
      }),
      createPension('AOW', 'RetirementBenefitIncome', 13_290, 'AOW per jaar, samenwonend', {
        start_date: '2051-07-17',
      }),
    ],
  },
  partner: {
    incomes: [createSalary('Gemeente Tilburg', 'Tilburg', 'Projectleider', 3416.67, '2018-02-01')],
    pensions: [createEmployerPension('Pensioen overheid', raadhuisPension, 15_600, 7_020)],
  },
})

/** Incomes of customer tess: the sum of two incomes equals the amount in the form (EDITINCOME-06). */
const tessEarnings: DemoEarnings = {
  customer: {
    incomes: [
      createSalary('Rietland Techniek', 'Breda', 'Medewerker', 4012.35, '2019-04-01'),
      createIncome('Verhuur opslag', 'OtherIncome', 9_000, [{ label: 'Huur per maand', value: 750 }]),
    ],
  },
  partner: { incomes: [createSalary('Bakkerij Vroeg', 'Oosterhout', 'Bakker', 817.91, '2022-01-01')] },
}

/** Customers whose file has total amounts without items, or nothing (DEMO-09, DEMO-18). */
const customersWithoutItems = new Set(['clara', 'sam', 'quinn', 'emma'])

function createDemoEarnings(username: string, grossAnnualIncome: number, timeline: Timeline): DemoEarnings {
  if (username === 'anna') return createAnnaEarnings(timeline)
  if (username === 'tess') return tessEarnings
  if (customersWithoutItems.has(username)) return {}
  const monthly = Math.round((grossAnnualIncome / 12.96) * 100) / 100
  const createRietlandSalary = (job: string, start: string) =>
    createSalary('Rietland Techniek', 'Breda', job, monthly, start)
  if (username === 'fatih') {
    const employed = createRietlandSalary('Monteur', timeline.date({ months: -5 }))
    return { customer: { incomes: [addContractEnd(timeline.date({ months: 7 }), employed)] } }
  }
  const incomes = [createRietlandSalary('Medewerker', '2019-04-01')]
  if (username !== 'hilde') return { customer: { incomes } }
  const pension = createEmployerPension('Pensioen onderwijs', schoolbordPension, 24_300, 14_120)
  return { customer: { incomes, pensions: [pension] } }
}

export function createEarningsRecords(
  username: string,
  grossAnnualIncome: number,
  timeline: Timeline,
): RecordsByKind {
  const earnings = createDemoEarnings(username, grossAnnualIncome, timeline)
  const listRecords = (kind: keyof Earnings) =>
    (['customer', 'partner'] as const).flatMap((earner) => {
      const own: readonly object[] = earnings[earner]?.[kind] ?? []
      return own.map((facts) => ({ earner, ...facts }))
    })
  return { income: listRecords('incomes'), pension: listRecords('pensions') }
}
