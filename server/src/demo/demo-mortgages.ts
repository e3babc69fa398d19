import type { DemoHouse, DemoMortgage, DemoMortgagePart } from './demo-mortgage.ts'
import type { Timeline } from './demo-timeline.ts'

/** House of customer anna; the living screen shows the same address. */
export const annaHouse: DemoHouse = {
  street: 'Wilhelminapark',
  number: '27',
  number_addition: 'A',
  postal_code: '4818 SL',
  city: 'Breda',
}

const createAnnuityPart = (
  principal: number,
  interest: number,
  age: number,
  fixed: number,
): DemoMortgagePart => ({
  repayment: 1,
  principal,
  interest,
  age,
  fixed,
})

const createAnnaMortgages = (timeline: Timeline): DemoMortgage[] => [
  {
    status: 0,
    number: '40.118.273',
    lender: 'DM',
    label: 1,
    seen: true,
    house: annaHouse,
    facts: {
      koopsom: 465_000,
      marktwaarde: 585_000,
      wozWaarde: 561_000,
      wozWaardeDatum: timeline.date({ months: -10 }),
      datumTaxatie: timeline.date({ months: -75 }),
      passeerdatum: timeline.date({ months: -74 }),
      datumAanvraag: timeline.date({ months: -77 }),
      datumOfferte: timeline.date({ months: -76 }),
      datumGetekend: timeline.date({ months: -76, days: 9 }),
      bouwdepot: 18_500,
      nhg: false,
      risk_class: '67,5% - 80%',
      total_withdrawal_space_amount: 25_000,
      financieringskosten: 6_240,
      appraiser: 'Taxatiebureau De Markdal',
      notary: 'Notariskantoor Van Hooff',
      mortgagors: ['Anna de Wit', 'Bas van der Meer'],
    },
    parts: [
      createAnnuityPart(215_000, 1.85, 74, 240),
      { repayment: 5, principal: 90_000, interest: 4.12, age: 74 },
      { repayment: 50, principal: 60_000, interest: 2.35, age: 74, fixed: 120 },
      { repayment: 53, principal: 45_000, interest: 3.79, age: -2, fixed: 120 },
    ],
  },
  {
    status: 0,
    number: '22.904.510',
    lender: 'TB',
    label: 1,
    house: { street: 'Korte Heuvel', number: '8', postal_code: '5038 VK', city: 'Tilburg' },
    facts: { koopsom: 198_000, marktwaarde: 246_000, mortgagors: ['Anna de Wit'], nhg: false },
    parts: [{ repayment: 2, principal: 120_000, interest: 4.45, age: 31, fixed: 60, box: 3 }],
  },
]

const createDemoHouse = (
  street: string,
  number: string,
  postal_code: string,
  city: string,
  number_addition?: string,
): DemoHouse => ({ street, number, postal_code, city, ...(number_addition && { number_addition }) })

const createRunningMortgage = (
  lender: string,
  house: Parameters<typeof createDemoHouse>,
  principal: number,
  marktwaarde?: number,
): DemoMortgage => ({
  status: 0,
  number: `31.${principal}`.slice(0, 10),
  lender,
  label: 0,
  seen: true,
  house: createDemoHouse(...house),
  facts: { koopsom: principal * 1.1, marktwaarde, nhg: true },
  parts: [createAnnuityPart(principal, 3.85, 40, 120)],
})

const createMortgageApplication = (
  status: number,
  lender: string,
  house: DemoHouse,
  progress: DemoMortgage['progress'] = [],
): DemoMortgage => ({
  status,
  number: `55.${status}01.870`,
  lender,
  label: 0,
  house,
  facts: { koopsom: 389_000, marktwaarde: 389_000, nhg: true },
  parts: [{ repayment: 1, principal: 350_000, interest: 3.92, age: -2, fixed: 240 }],
  progress,
})

const mortgageStatuses = [...Array.from({ length: 20 }, (_, code) => code), 50, 51, 91, 92, 93, 94, 99]

/** Creates mortgages by user name (DEMO-07 … DEMO-19, DEMO-24). */
export const createDemoMortgages = (timeline: Timeline): Readonly<Record<string, DemoMortgage[]>> => ({
  anna: createAnnaMortgages(timeline),
  bram: [createRunningMortgage('AP', ['Dorpsstraat', '4', '4901 KJ', 'Oosterhout'], 210_000, 298_000)],
  dirk: [createRunningMortgage('HV', ['Molenweg', '15', '4611 AB', 'Bergen op Zoom'], 180_000, 320_000)],
  dora: [createRunningMortgage('KL', ['Esdoornlaan', '102', '4702 BE', 'Roosendaal'], 240_000, 335_000)],
  emma: [createRunningMortgage('GR', ['Havermarkt', '31', '4811 WG', 'Breda'], 255_000, 340_000)],
  fatih: [createRunningMortgage('LM', ['Besterdring', '77', '5014 HL', 'Tilburg'], 275_000, 362_000)],
  femke: [createRunningMortgage('RV', ['Ringbaan West', '240', '5025 VC', 'Tilburg'], 198_000, 265_000)],
  gerda: [
    createMortgageApplication(1, 'BK', createDemoHouse('Beukenlaan', '12', '4834 CR', 'Breda'), [
      { name: 'Werkgeversverklaring' },
    ]),
  ],
  hugo: [
    createMortgageApplication(15, 'MO', createDemoHouse('Stationsweg', '9', '4811 AX', 'Breda'), [
      { name: 'Salarisstrook', dueInDays: 5 },
      { name: 'Bankafschrift eigen middelen', dueInDays: 5 },
      { name: 'Getekende koopovereenkomst' },
      {
        name: 'Taxatierapport',
        received: true,
        seen: true,
        comment:
          'Dank je voor het rapport. De waardepeildatum staat op de eerste bladzijde, maar bladzijde vier met de foto’s ontbreekt; we vragen de taxateur om een volledig exemplaar en laten het je weten.',
      },
      { name: 'Legitimatiebewijs', received: true, completed: true },
    ]),
  ],
  sofie: [
    createMortgageApplication(12, 'OE', createDemoHouse('Liniestraat', '21', '4816 BG', 'Breda'), [
      { name: 'Koopovereenkomst', received: true, completed: true },
    ]),
  ],
  ines: [
    createMortgageApplication(13, 'OE', createDemoHouse('Parkzicht', '58', '4837 BA', 'Breda'), [
      { name: 'Salarisstrook', received: true },
      { name: 'Werkgeversverklaring', received: true, completed: true },
      { name: 'Legitimatiebewijs', received: true },
    ]),
  ],
  jan: [
    createMortgageApplication(16, 'EL', createDemoHouse('Zandberglaan', '71', '4818 GJ', 'Breda'), [
      { name: 'Werkgeversverklaring', received: true, completed: true },
    ]),
  ],
  karin: [
    createMortgageApplication(17, 'AP', createDemoHouse('Baronielaan', '180', '4818 RH', 'Breda'), [
      { name: 'Eigendomsakte', received: true, completed: true },
    ]),
  ],
  leo: [createMortgageApplication(2, 'DM', createDemoHouse('Sint Janstraat', '5', '4811 ZK', 'Breda'))],
  mila: mortgageStatuses.map((status, index) => ({
    status,
    number: `70.000.${String(100 + status)}`,
    lender: index % 5 === 4 ? 'WS' : 'KL',
    label: 0,
    house: createDemoHouse('Vlietpad', String(1 + index), '4822 XD', 'Breda'),
    facts: { koopsom: 60_000, marktwaarde: 64_000 },
    parts: [createAnnuityPart(25_000 + index * 500, 3.6, index, 120)],
  })),
  noor: [
    {
      status: 0,
      number: '61.300.118',
      lender: 'HV',
      label: 1,
      seen: true,
      house: createDemoHouse('Speelhuislaan', '171', '4815 CD', 'Breda'),
      facts: { hoofdsomHypotheek: 225_000, restantHoofdsom: 211_350, koopsom: 250_000, marktwaarde: 310_000 },
    },
  ],
  omar: [createRunningMortgage('BK', ['Teteringsedijk', '93', '4817 MB', 'Breda'], 230_000)],
  rosa: [createRunningMortgage('GR', ['Haagweg', '310', '4813 XE', 'Breda'], 205_000, 289_000)],
  sam: [createRunningMortgage('LM', ['Kerkdreef', '2', '4851 AC', 'Ulvenhout'], 95_000, 410_000)],
  tess: [createRunningMortgage('DM', ['Claudius Prinsenlaan', '46', '4811 DK', 'Breda'], 310_000, 455_000)],
  uma: [createRunningMortgage('RV', ['Ettensebaan', '12', '4814 NX', 'Breda'], 190_000, 270_000)],
  vera: [createRunningMortgage('OE', ['Lange Dreef', '19', '4847 EH', 'Teteringen'], 220_000, 330_000)],
  wim: [createRunningMortgage('MO', ['Hoge Ham', '88', '5104 JK', 'Dongen'], 160_000, 285_000)],
  hilde: [createRunningMortgage('AP', ['Helper Brink', '33', '9722 EG', 'Groningen'], 265_000, 372_000)],
  igor: [createRunningMortgage('TB', ['Oosterhaven', '14', '9723 AR', 'Groningen'], 148_000, 240_000)],
  jet: [createRunningMortgage('EL', ['Loolaan', '55', '7314 AG', 'Apeldoorn', 'A'], 285_000, 398_000)],
  kees: [createRunningMortgage('GR', ['Zijlweg', '120', '2013 DJ', 'Haarlem'], 330_000, 495_000)],
})
