import type { HomeFacts } from '../database/tables/home.ts'
import type { DemoHouse, DemoMortgage } from './demo-mortgage.ts'
import { annaHouse } from './demo-mortgages.ts'
import type { Timeline } from './demo-timeline.ts'

/** A home with field names of the tenant API. */
interface DemoHome extends HomeFacts {
  street_name: string
  number: string
  number_addition?: string | null
  postcode: string
  city: string
  municipality_registration_date: string
  market_value?: number | null
  woz_value_home?: number | null
}

export const toAddressFields = (house: DemoHouse) => ({
  street_name: house.street,
  number: house.number,
  number_addition: house.number_addition ?? null,
  postcode: house.postal_code,
  city: house.city,
})

const createAnnaHome = (timeline: Timeline): DemoHome => ({
  ...toAddressFields(annaHouse),
  municipality_registration_date: timeline.date({ months: -73 }),
  market_value: 585_000,
  woz_value_home: 561_000,
  owns_property: true,
  living_together: true,
  construction_year: 1932,
  energy_label: 'A+++',
  energy_label_end_date: timeline.date({ years: 8 }),
  size: 148,
  plot_size: 260,
  purchase_price: 465_000,
  solar_panels: true,
  smart_meter: true,
  purpose: 'Eigen bewoning',
  residential_building_type: 'Tussenwoning',
})

const energyLabels = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

/** Creates a home at the address of the mortgaged house. */
function createStandardHome(plan: DemoMortgage, index: number, timeline: Timeline): DemoHome | null {
  if (!plan.house) return null
  const value = plan.facts?.marktwaarde ?? null
  return {
    ...toAddressFields(plan.house),
    municipality_registration_date: timeline.date({ months: -39 }),
    market_value: value,
    woz_value_home: value && Math.round(value * 0.94),
    owns_property: true,
    living_together: index % 2 === 0,
    construction_year: 1962 + index * 2,
    energy_label: energyLabels[index % energyLabels.length],
    energy_label_end_date: timeline.date({ years: 6, months: index }),
    size: 84 + index * 3,
    purchase_price: plan.facts?.koopsom,
    solar_panels: index % 3 === 0,
    smart_meter: true,
    purpose: 'Eigen bewoning',
    residential_building_type: ['Tussenwoning', 'Hoekwoning', 'Appartement'][index % 3],
  }
}

const createPieterHome = (timeline: Timeline): DemoHome => ({
  street_name: 'Oranjeboomplein',
  number: '3',
  postcode: '4812 VA',
  city: 'Breda',
  municipality_registration_date: timeline.date({ years: -20 }),
  market_value: 355_000,
  woz_value_home: 341_000,
  owns_property: true,
  living_together: false,
  construction_year: 1978,
  energy_label: 'C',
  size: 96,
})

const createRentedHome = (timeline: Timeline): DemoHome => ({
  street_name: 'Vuchtstraat',
  number: '41',
  number_addition: '2',
  postcode: '4814 AB',
  city: 'Breda',
  municipality_registration_date: timeline.date({ years: -2 }),
  owns_property: false,
  living_together: false,
  rent: 925,
  service_costs: 45,
  other_costs: 20,
  size: 58,
})

/** Creates homes by user name. Other customers have no known address (DEMO-09). */
export function createDemoHomes(
  timeline: Timeline,
  mortgages: Readonly<Record<string, DemoMortgage[]>>,
): Readonly<Record<string, DemoHome>> {
  const ordinaries = Object.entries(mortgages).flatMap(([name, [first]], index) => {
    const row = first && createStandardHome(first, index, timeline)
    return row ? [[name, row] as const] : []
  })
  const { jet, ...homes } = Object.fromEntries(ordinaries)
  return {
    ...homes,
    /** The number addition is in `number_letter`, as in address registers. */
    ...(jet && { jet: { ...jet, number_addition: null, number_letter: jet.number_addition } }),
    anna: createAnnaHome(timeline),
    piet: createPieterHome(timeline),
    quinn: createRentedHome(timeline),
    bea: createRentedHome(timeline),
    yara: createRentedHome(timeline),
    zoe: createRentedHome(timeline),
  }
}
