import type { livings } from '../database/tables/living.ts'
import type { HousePlan, MortgagePlan } from './mortgage-plan.ts'
import { annasHouse } from './mortgages.ts'
import type { Timeline } from './timeline.ts'

type Row = Omit<typeof livings.$inferInsert, 'customerId'>

const at = (house: HousePlan) => ({
  streetName: house.street,
  number: house.number,
  numberAddition: house.numberAddition ?? null,
  postcode: house.postalCode,
  city: house.city,
})

const annas = (when: Timeline): Row => ({
  ...at(annasHouse),
  registeredOn: when.date({ months: -73 }),
  marketValue: 585_000,
  wozValue: 561_000,
  facts: {
    owns_property: true,
    living_together: true,
    construction_year: 1932,
    energy_label: 'A+++',
    energy_label_end_date: when.date({ years: 8 }),
    size: 148,
    plot_size: 260,
    purchase_price: 465_000,
    solar_panels: true,
    smart_meter: true,
    purpose: 'Eigen bewoning',
    residential_building_type: 'Tussenwoning',
  },
})

const labels = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

/** Where the owner of a demo mortgage lives: in the house of the mortgage. */
function ordinary(plan: MortgagePlan, index: number, when: Timeline): Row | null {
  if (!plan.house) return null
  const value = plan.facts?.marktwaarde ?? null
  return {
    ...at(plan.house),
    registeredOn: when.date({ months: -39 }),
    marketValue: value,
    wozValue: value && Math.round(value * 0.94),
    facts: {
      owns_property: true,
      living_together: index % 2 === 0,
      construction_year: 1962 + index * 2,
      energy_label: labels[index % labels.length],
      energy_label_end_date: when.date({ years: 6, months: index }),
      size: 84 + index * 3,
      purchase_price: plan.facts?.koopsom,
      solar_panels: index % 3 === 0,
      smart_meter: true,
      purpose: 'Eigen bewoning',
      residential_building_type: ['Tussenwoning', 'Hoekwoning', 'Appartement'][index % 3],
    },
  }
}

/** A house with a letter, which the mortgage has as an addition. */
const jets = (row: Row | undefined): Row | undefined =>
  row && { ...row, numberAddition: null, facts: { ...row.facts, number_letter: row.numberAddition } }

const pieters = (when: Timeline): Row => ({
  streetName: 'Oranjeboomplein',
  number: '3',
  postcode: '4812 VA',
  city: 'Breda',
  registeredOn: when.date({ years: -20 }),
  marketValue: 355_000,
  wozValue: 341_000,
  facts: {
    owns_property: true,
    living_together: false,
    construction_year: 1978,
    energy_label: 'C',
    size: 96,
  },
})

const rented = (when: Timeline): Row => ({
  streetName: 'Vuchtstraat',
  number: '41',
  numberAddition: '2',
  postcode: '4814 AB',
  city: 'Breda',
  registeredOn: when.date({ years: -2 }),
  facts: {
    owns_property: false,
    living_together: false,
    rent: 925,
    service_costs: 45,
    other_costs: 20,
    size: 58,
  },
})

/** The homes of the demo, by user name; who is left out has no known address (DEMO-09). */
export function demoLivings(
  when: Timeline,
  mortgages: Readonly<Record<string, MortgagePlan[]>>,
): Readonly<Record<string, Row>> {
  const ordinaries = Object.entries(mortgages).flatMap(([name, [first]], index) => {
    const row = first && ordinary(first, index, when)
    return row ? [[name, row] as const] : []
  })
  const homes: Record<string, Row> = Object.fromEntries(ordinaries)
  const jet = jets(homes.jet)
  return {
    ...homes,
    ...(jet && { jet }),
    anna: annas(when),
    piet: pieters(when),
    quinn: rented(when),
    bea: rented(when),
    yara: rented(when),
    zoe: rented(when),
  }
}
