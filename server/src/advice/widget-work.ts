import { metaOf, metaOfNorms } from '@portal/advice/meta'
import { dayAt } from '@portal/contract/clock'
import type { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import type { SustainabilityInput } from '@portal/contract/sustainability'
import type { Context } from '../context.ts'
import { basisOn } from './norms.ts'

/**
 * Calculates widgets by today's norms: the result as JSON, null if it cannot be calculated, with the reason in `meta`.
 */
export function widgetWork({ clock, config, threads }: Context) {
  const today = dayAt(clock())
  const used = { ...basisOn(today), graceDays: config.normsGraceDays }
  return {
    today,
    maximum: async (input: MaximumMortgageInput) => {
      const meta = metaOf('max', used, input)
      const outcome = meta.errors.length > 0 ? null : await threads.run('maximum', { input, today })
      return { meta, outcome }
    },
    measures: async (input: SustainabilityInput) => {
      const meta = metaOfNorms('measures', used)
      const outcome = meta.errors.length > 0 ? null : await threads.run('sustainability', { input, today })
      return { meta, outcome }
    },
  }
}
