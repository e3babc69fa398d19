import { missingFileTitle } from './demo-files.ts'
import type { Timeline } from './timeline.ts'

/** A document of the demo; its content is generated on request. */
export interface DocumentPlan {
  name: string
  created_at: Date
  /** Adviser who added the document; null: the customer. */
  user_id: number | null
  documentcategory_id?: number
  as_json?: true
  /** Kind of the parent; the document belongs to the customer's first record of this kind. */
  of?: 'mortgage' | 'policy' | 'damage'
}

const createDocumentPlan = (
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
 * Documents in each category, a JSON link, a broken link, and documents from ten minutes and two hours ago (DEMO-07).
 */
const createAnnaDocuments = (when: Timeline): DocumentPlan[] => [
  createDocumentPlan(null, 'Loonstrook november', when.moment({ minutes: -10 })),
  createDocumentPlan(null, 'Jaaropgave', when.moment({ hours: -2 })),
  createDocumentPlan(1, 'Adviesrapport hypotheek', when.moment({ days: -34 })),
  createDocumentPlan(1, 'Dienstverleningsdocument', when.moment({ months: -4 }), { as_json: true }),
  createDocumentPlan(1, 'Hypotheekofferte Dommel', when.moment({ months: -5 }), { of: 'mortgage' }),
  createDocumentPlan(1, 'Polisblad overlijdensrisico', when.moment({ months: -6 }), { of: 'policy' }),
  createDocumentPlan(null, 'Foto van de keukenvloer', when.moment({ days: -17 }), { of: 'damage' }),
  createDocumentPlan(1, 'Overzicht persoonlijke lening', when.moment({ months: -7 }), {
    documentcategory_id: 6,
  }),
  createDocumentPlan(1, missingFileTitle, when.moment({ months: -11 })),
]

/** Documents of a demo customer; none for clara (DEMO-09). */
export function createCustomerDocuments(username: string, when: Timeline): DocumentPlan[] {
  if (username === 'anna') return createAnnaDocuments(when)
  if (username === 'clara') return []
  return [createDocumentPlan(1, 'Adviesrapport', when.moment({ months: -3 }), { of: 'mortgage' })]
}

export const createTenantDocuments = (when: Timeline): DocumentPlan[] => [
  createDocumentPlan(1, 'Algemene voorwaarden', when.moment({ months: -18 })),
  createDocumentPlan(1, 'Privacyverklaring', when.moment({ months: -12 })),
]
