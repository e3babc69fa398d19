import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope, Euro, IsoDate, nullableField } from './wire.ts'

/** Costs per month, values as totals (ENTITY-25). */
export const LivingProperty = v.object({
  address: nullableField(v.string()),
  postcode: nullableField(v.string()),
  number: nullableField(v.string()),
  number_letter: nullableField(v.string()),
  number_addition: nullableField(v.string()),
  street_name: nullableField(v.string()),
  formatted_number: nullableField(v.string()),
  city: nullableField(v.string()),
  rent: nullableField(Euro),
  service_costs: nullableField(Euro),
  other_costs: nullableField(Euro),
  construction_year: nullableField(v.number()),
  /** 'G' … 'A', 'A+' … 'A+++'. */
  energy_label: nullableField(v.string()),
  energy_label_end_date: nullableField(IsoDate),
  market_value: nullableField(Euro),
  /** Living area in square metres. */
  size: nullableField(v.number()),
  plot_size: nullableField(v.number()),
  purchase_price: nullableField(Euro),
  woz_value_home: nullableField(Euro),
  solar_panels: nullableField(v.boolean()),
  smart_meter: nullableField(v.boolean()),
  purpose: nullableField(v.string()),
  residential_building_type: nullableField(v.string()),
})
export type LivingProperty = v.InferOutput<typeof LivingProperty>

/** `property` is null without a known address (ENTITY-24). */
export const LivingDetails = v.object({
  owns_property: nullableField(v.boolean()),
  living_together: nullableField(v.boolean()),
  municipality_registration_date: nullableField(IsoDate),
  property: nullableField(LivingProperty),
})
export type LivingDetails = v.InferOutput<typeof LivingDetails>

export const getLiving = get('/customer/living', {
  key: 'LIVING',
  response: dataEnvelope(v.nullable(LivingDetails)),
  summary: 'The customer’s home and living costs (API-19, ENTITY-24).',
})
