import type { AdviceLead, RefinanceLead, ScenarioLead } from '@portal/contract/advice'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Database } from '../database/database.ts'
import { givenAdvice } from '../database/tables/given-advice.ts'
import { lenders } from '../database/tables/lender.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'

type Given = Omit<typeof givenAdvice.$inferInsert, 'customerId' | 'leadId' | 'createdAt'>
type Lead = InferOutput<typeof ScenarioLead> | InferOutput<typeof RefinanceLead>

/** What a customer asks advice about. */
export interface Asking {
  screen: 'scenarios' | 'refinance'
  /** Scenario, or HDN code of the lender of the proposal. */
  subject: string
  lead: Lead
}

const scenarioNames: Readonly<Record<string, string>> = {
  retirement: 'pensioen',
  death: 'overlijden',
  incapacitated: 'arbeidsongeschiktheid',
  unemployment: 'werkloosheid',
  break_up: 'uit elkaar gaan',
  new_interest_only: 'de aflossingsvrije hypotheek verlengen',
  move: 'verhuizen',
}

async function subjectOf(db: Database, { screen, subject }: Asking): Promise<string> {
  if (screen === 'scenarios') return scenarioNames[subject.split('.')[0] ?? ''] ?? subject
  const [lender] = await db.select({ name: lenders.name }).from(lenders).where(eq(lenders.hdnCode, subject))
  return lender ? `oversluiten naar ${lender.name}` : `oversluiten (${subject})`
}

const fullNameOf = ({ first_name, insertion, last_name }: AdviceLead) =>
  [first_name, insertion, last_name].filter(Boolean).join(' ')

/** What the firm reads of a lead; `about` says in Dutch what advice is wanted on. */
export const leadText = (lead: AdviceLead, about: string): string =>
  [
    `Naam: ${fullNameOf(lead)}`,
    `Telefoon: ${lead.phone_number}`,
    `E-mail: ${lead.email}`,
    `Wil advies over: ${about}`,
    `Nieuwsbrief: ${lead.subscribe_to_mailing ? 'ja' : 'nee'}`,
    'Toestemming om contact op te nemen: ja',
  ].join('\n')

/** Puts a lead before the firm, with what the customer was shown where that is known. */
export async function insertLead(
  db: Database,
  lead: Omit<typeof tenantInbox.$inferInsert, 'kind'>,
  advice: Given | null,
): Promise<void> {
  const [stored] = await db
    .insert(tenantInbox)
    .values({ ...lead, kind: 'lead' })
    .returning({ id: tenantInbox.id })
  if (!stored) throw new Error('the lead was not stored')
  const { customerId, createdAt } = lead
  if (advice) await db.insert(givenAdvice).values({ ...advice, customerId, leadId: stored.id, createdAt })
}

/** Leaves a lead and a note for the firm, in Dutch whatever the customer reads (LEAD-01, LEAD-05), with what the customer was shown. */
export async function storeLead(
  db: Database,
  customerId: number,
  createdAt: Date,
  asking: Asking,
  advice: Given,
): Promise<{ stored: true }> {
  const { screen, lead } = asking
  const subject = await subjectOf(db, asking)
  const content = leadText(lead, subject)
  const what = screen === 'scenarios' ? 'of blijven wonen kan' : 'wat oversluiten oplevert'
  const text = `${fullNameOf(lead)} heeft uitgerekend ${what} en vraagt advies over ${subject}.`
  const row = { customerId, screen, category: screen, createdAt }
  await insertLead(db, { ...row, subject: asking.subject, content }, advice)
  await db.insert(tenantInbox).values({ ...row, kind: 'activity_note', subject: screen, content: text })
  return { stored: true }
}
