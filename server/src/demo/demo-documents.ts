import { missingFileTitle } from './demo-files.ts'
import type { Timeline } from './demo-timeline.ts'

/** A document of the demo. Its content is generated on request. */
export interface DemoDocument {
  name: string
  created_at: Date
  /** Adviser who added the document; null if the customer did. */
  user_id: number | null
  documentcategory_id?: number
  as_json?: true
  /** Kind of the record to which the document belongs: the customer's first record of this kind. */
  parentKind?: 'mortgage' | 'policy' | 'damage'
}

const createDemoDocument = (
  user_id: number | null,
  name: string,
  created_at: Date,
  more: Partial<DemoDocument> = {},
): DemoDocument => ({
  name,
  user_id,
  created_at,
  ...more,
})

/**
 * Creates documents of every category, a document that is delivered as JSON, a document whose file is missing, and
 * documents that are ten minutes and two hours old (DEMO-07).
 */
const createAnnaDocuments = (timeline: Timeline): DemoDocument[] => [
  createDemoDocument(null, 'Loonstrook november', timeline.moment({ minutes: -10 })),
  createDemoDocument(null, 'Jaaropgave', timeline.moment({ hours: -2 })),
  createDemoDocument(1, 'Adviesrapport hypotheek', timeline.moment({ days: -34 })),
  createDemoDocument(1, 'Dienstverleningsdocument', timeline.moment({ months: -4 }), { as_json: true }),
  createDemoDocument(1, 'Hypotheekofferte Dommel', timeline.moment({ months: -5 }), {
    parentKind: 'mortgage',
  }),
  createDemoDocument(1, 'Polisblad overlijdensrisico', timeline.moment({ months: -6 }), {
    parentKind: 'policy',
  }),
  createDemoDocument(null, 'Foto van de keukenvloer', timeline.moment({ days: -17 }), {
    parentKind: 'damage',
  }),
  createDemoDocument(1, 'Overzicht persoonlijke lening', timeline.moment({ months: -7 }), {
    documentcategory_id: 6,
  }),
  createDemoDocument(1, missingFileTitle, timeline.moment({ months: -11 })),
]

/** Creates the documents of a customer. Customer clara has none (DEMO-09). */
export function createDemoCustomerDocuments(username: string, timeline: Timeline): DemoDocument[] {
  if (username === 'anna') return createAnnaDocuments(timeline)
  if (username === 'clara') return []
  return [createDemoDocument(1, 'Adviesrapport', timeline.moment({ months: -3 }), { parentKind: 'mortgage' })]
}

export const createDemoTenantDocuments = (timeline: Timeline): DemoDocument[] => [
  createDemoDocument(1, 'Algemene voorwaarden', timeline.moment({ months: -18 })),
  createDemoDocument(1, 'Privacyverklaring', timeline.moment({ months: -12 })),
]
