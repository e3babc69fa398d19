import { lostTitle } from './files.ts'
import type { Timeline } from './timeline.ts'

/** A document of the demo; its content is generated on request. */
export interface DocumentPlan {
  name: string
  created_at: Date
  /** Adviser who added it; null: the customer. */
  user_id: number | null
  documentcategory_id?: number
  as_json?: true
  /** Its parent: the first such record of the customer. */
  of?: 'mortgage' | 'policy' | 'damage'
}

const by = (
  user_id: number | null,
  name: string,
  created_at: Date,
  more: Partial<DocumentPlan> = {},
): DocumentPlan => ({
  name,
  user_id,
  created_at,
  ...more,
})

/**
 * Documents in each category, a JSON link, a broken link, one of ten minutes ago and one of two hours ago (DEMO-07).
 */
const annas = (when: Timeline): DocumentPlan[] => [
  by(null, 'Loonstrook november', when.moment({ minutes: -10 })),
  by(null, 'Jaaropgave', when.moment({ hours: -2 })),
  by(1, 'Adviesrapport hypotheek', when.moment({ days: -34 })),
  by(1, 'Dienstverleningsdocument', when.moment({ months: -4 }), { as_json: true }),
  by(1, 'Hypotheekofferte Dommel', when.moment({ months: -5 }), { of: 'mortgage' }),
  by(1, 'Polisblad overlijdensrisico', when.moment({ months: -6 }), { of: 'policy' }),
  by(null, 'Foto van de keukenvloer', when.moment({ days: -17 }), { of: 'damage' }),
  by(1, 'Overzicht persoonlijke lening', when.moment({ months: -7 }), { documentcategory_id: 6 }),
  by(1, lostTitle, when.moment({ months: -11 })),
]

/** Documents of a demo customer; none for clara (DEMO-09). */
export function demoDocuments(username: string, when: Timeline): DocumentPlan[] {
  if (username === 'anna') return annas(when)
  if (username === 'clara') return []
  return [by(1, 'Adviesrapport', when.moment({ months: -3 }), { of: 'mortgage' })]
}

/** Documents that each tenant shares with all customers. */
export const demoTenantDocuments = (when: Timeline): DocumentPlan[] => [
  by(1, 'Algemene voorwaarden', when.moment({ months: -18 })),
  by(1, 'Privacyverklaring', when.moment({ months: -12 })),
]
