import { createCalculationMeta, createNormsMeta } from '@portal/advice/calculation-meta'
import type { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import type { SustainabilityInput } from '@portal/contract/sustainability'
import { toTenantDay } from '@portal/time/clock'
import type { Context } from '../context.ts'
import { getCalculationBasis } from './norms.ts'

/**
 * Creates the calculations for widgets, by today's norms. Each returns its result as JSON text, or null with the reason
 * in `meta`.
 */
export function createWidgetCalculations({ clock, config, workerPool }: Context) {
  const today = toTenantDay(clock())
  const used = { ...getCalculationBasis(today), graceDays: config.normsGraceDays }
  return {
    today,
    maximum: async (input: MaximumMortgageInput) => {
      const meta = createCalculationMeta('max', used, input)
      const outcome =
        meta.errors.length > 0 ? null : await workerPool.run('calculateMaximumMortgageJson', { input, today })
      return { meta, outcome }
    },
    measures: async (input: SustainabilityInput) => {
      const meta = createNormsMeta('measures', used)
      const outcome =
        meta.errors.length > 0 ? null : await workerPool.run('calculateSustainabilityJson', { input, today })
      return { meta, outcome }
    },
  }
}
