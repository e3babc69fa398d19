import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, Euro, IsoDate, maybe } from './wire.ts'

/** The customer's home (ENTITY-25). Costs per month, values as totals. */
export const LivingProperty = v.object({
  address: maybe(v.string()),
  postcode: maybe(v.string()),
  number: maybe(v.string()),
  number_letter: maybe(v.string()),
  number_addition: maybe(v.string()),
  street_name: maybe(v.string()),
  formatted_number: maybe(v.string()),
  city: maybe(v.string()),
  rent: maybe(Euro),
  service_costs: maybe(Euro),
  other_costs: maybe(Euro),
  construction_year: maybe(v.number()),
  /** 'G' … 'A', with plus signs above A ('A+++'). */
  energy_label: maybe(v.string()),
  energy_label_end_date: maybe(IsoDate),
  market_value: maybe(Euro),
  /** Living area and plot in square metres. */
  size: maybe(v.number()),
  plot_size: maybe(v.number()),
  purchase_price: maybe(Euro),
  woz_value_home: maybe(Euro),
  solar_panels: maybe(v.boolean()),
  smart_meter: maybe(v.boolean()),
  purpose: maybe(v.string()),
  residential_building_type: maybe(v.string()),
})
export type LivingProperty = v.InferOutput<typeof LivingProperty>

/** The customer's living situation (ENTITY-24). Without a known address `property` is null. */
export const Living = v.object({
  owns_property: maybe(v.boolean()),
  living_together: maybe(v.boolean()),
  municipality_registration_date: maybe(IsoDate),
  property: maybe(LivingProperty),
})
export type Living = v.InferOutput<typeof Living>

/** Reads the customer's living situation (API-19); null if unknown. */
export const getLiving = get('/customer/living', {
  key: 'LIVING',
  answer: data(v.nullable(Living)),
  summary: 'How and where the customer lives (API-19, ENTITY-24).',
})
