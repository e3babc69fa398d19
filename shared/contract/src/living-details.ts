import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { dataEnvelope, Euro, IsoDate, nullableField } from './wire.ts'

/** A home: costs in euro per month, values in euro (ENTITY-25). */
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
  /** Energy label from 'G' to 'A+++'. */
  energy_label: nullableField(v.string()),
  energy_label_end_date: nullableField(IsoDate),
  market_value: nullableField(Euro),
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

/** Where and how the customer lives (ENTITY-24). `property` is null if the address is unknown. */
export const LivingDetails = v.object({
  owns_property: nullableField(v.boolean()),
  living_together: nullableField(v.boolean()),
  municipality_registration_date: nullableField(IsoDate),
  property: nullableField(LivingProperty),
})
export type LivingDetails = v.InferOutput<typeof LivingDetails>

export const getLivingDetails = defineGet('/customer/living', {
  key: 'LIVING',
  response: dataEnvelope(v.nullable(LivingDetails)),
  summary: 'The customer’s home and living costs (API-19, ENTITY-24).',
})
