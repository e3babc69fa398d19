import type { documents } from '../database/tables/document.ts'
import type { Timeline } from './timeline.ts'

/** A document of the demo; its content is made when it is asked for. */
export type DocumentPlan = Pick<
  typeof documents.$inferInsert,
  'name' | 'userId' | 'categoryId' | 'asJson' | 'createdAt'
> & {
  /** What it belongs to: the first such record of the customer. */
  of?: 'mortgage' | 'policy' | 'damage'
  /** No file can be found for it (DOC-06). */
  broken?: true
}

const by = (
  userId: number | null,
  name: string,
  createdAt: Date,
  more: Partial<DocumentPlan> = {},
): DocumentPlan => ({
  name,
  userId,
  createdAt,
  ...more,
})

/** Documents in each category, a JSON link, a broken link, one of ten minutes and one of two hours (DEMO-07). */
const annas = (when: Timeline): DocumentPlan[] => [
  by(null, 'Loonstrook november', when.moment({ minutes: -10 })),
  by(null, 'Jaaropgave', when.moment({ hours: -2 })),
  by(1, 'Adviesrapport hypotheek', when.moment({ days: -34 })),
  by(1, 'Dienstverleningsdocument', when.moment({ months: -4 }), { asJson: true }),
  by(1, 'Hypotheekofferte Dommel', when.moment({ months: -5 }), { of: 'mortgage' }),
  by(1, 'Polisblad overlijdensrisico', when.moment({ months: -6 }), { of: 'policy' }),
  by(null, 'Foto van de keukenvloer', when.moment({ days: -17 }), { of: 'damage' }),
  by(1, 'Overzicht persoonlijke lening', when.moment({ months: -7 }), { categoryId: 6 }),
  by(1, 'Niet meer te openen', when.moment({ months: -11 }), { broken: true }),
]

/** The documents of the demo for a customer; for clara none (DEMO-09). */
export function demoDocuments(username: string, when: Timeline): DocumentPlan[] {
  if (username === 'anna') return annas(when)
  if (username === 'clara') return []
  return [by(1, 'Adviesrapport', when.moment({ months: -3 }), { of: 'mortgage' })]
}

/** The documents that each firm shares with all its customers. */
export const demoTenantDocuments = (when: Timeline): DocumentPlan[] => [
  by(1, 'Algemene voorwaarden', when.moment({ months: -18 })),
  by(1, 'Privacyverklaring', when.moment({ months: -12 })),
]
