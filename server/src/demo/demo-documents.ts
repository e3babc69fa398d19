import type { DurationLike } from 'luxon'
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
  timeline: Timeline,
  user_id: number | null,
  name: string,
  created: DurationLike,
  more: Partial<DemoDocument> = {},
): DemoDocument => ({ name, user_id, created_at: timeline.moment(created), ...more })

/**
 * Creates documents of every category, a document that is delivered as JSON, a document whose file is missing, and
 * documents that are ten minutes and two hours old (DEMO-07).
 */
const createAnnaDocuments = (timeline: Timeline): DemoDocument[] => [
  createDemoDocument(timeline, null, 'Loonstrook november', { minutes: -10 }),
  createDemoDocument(timeline, null, 'Jaaropgave', { hours: -2 }),
  createDemoDocument(timeline, 1, 'Adviesrapport hypotheek', { days: -34 }),
  createDemoDocument(timeline, 1, 'Dienstverleningsdocument', { months: -4 }, { as_json: true }),
  createDemoDocument(timeline, 1, 'Hypotheekofferte Dommel', { months: -5 }, { parentKind: 'mortgage' }),
  createDemoDocument(timeline, 1, 'Polisblad overlijdensrisico', { months: -6 }, { parentKind: 'policy' }),
  createDemoDocument(timeline, null, 'Foto van de keukenvloer', { days: -17 }, { parentKind: 'damage' }),
  createDemoDocument(
    timeline,
    1,
    'Overzicht persoonlijke lening',
    { months: -7 },
    { documentcategory_id: 6 },
  ),
  createDemoDocument(timeline, 1, missingFileTitle, { months: -11 }),
]

/** Creates the documents of a customer. Customer clara has none (DEMO-09). */
export function createDemoCustomerDocuments(username: string, timeline: Timeline): DemoDocument[] {
  if (username === 'anna') return createAnnaDocuments(timeline)
  if (username === 'clara') return []
  return [createDemoDocument(timeline, 1, 'Adviesrapport', { months: -3 }, { parentKind: 'mortgage' })]
}

export const createDemoTenantDocuments = (timeline: Timeline): DemoDocument[] => [
  createDemoDocument(timeline, 1, 'Algemene voorwaarden', { months: -18 }),
  createDemoDocument(timeline, 1, 'Privacyverklaring', { months: -12 }),
]
