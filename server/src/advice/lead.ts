import type { AdviceLead, RefinanceLead, ScenarioLead } from '@portal/contract/advice'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Database } from '../database/database.ts'
import { givenAdvice } from '../database/tables/given-advice.ts'
import { lenders } from '../database/tables/lender.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'

type NewGivenAdvice = Omit<typeof givenAdvice.$inferInsert, 'customerId' | 'leadId' | 'createdAt'>
type Lead = InferOutput<typeof ScenarioLead> | InferOutput<typeof RefinanceLead>

export interface AdviceSubject {
  screen: 'scenarios' | 'refinance'
  /** Name of the scenario, or HDN code of the lender. */
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

async function describeAdviceSubject(db: Database, { screen, subject }: AdviceSubject): Promise<string> {
  if (screen === 'scenarios') return scenarioNames[subject.split('.')[0] ?? ''] ?? subject
  const [lender] = await db.select({ name: lenders.name }).from(lenders).where(eq(lenders.hdnCode, subject))
  return lender ? `oversluiten naar ${lender.name}` : `oversluiten (${subject})`
}

const toFullName = ({ first_name, insertion, last_name }: AdviceLead) =>
  [first_name, insertion, last_name].filter(Boolean).join(' ')

export const formatLeadText = (lead: AdviceLead, about: string): string =>
  [
    `Naam: ${toFullName(lead)}`,
    `Telefoon: ${lead.phone_number}`,
    `E-mail: ${lead.email}`,
    `Wil advies over: ${about}`,
    `Nieuwsbrief: ${lead.subscribe_to_mailing ? 'ja' : 'nee'}`,
    'Toestemming om contact op te nemen: ja',
  ].join('\n')

export async function insertLead(
  db: Database,
  lead: Omit<typeof tenantInbox.$inferInsert, 'kind'>,
  advice: NewGivenAdvice | null,
): Promise<void> {
  const [stored] = await db
    .insert(tenantInbox)
    .values({ ...lead, kind: 'lead' })
    .returning({ id: tenantInbox.id })
  if (!stored) throw new Error('the lead was not stored')
  const { customerId, createdAt } = lead
  if (advice) await db.insert(givenAdvice).values({ ...advice, customerId, leadId: stored.id, createdAt })
}

/** Stores a lead and a note for the tenant, always in Dutch (LEAD-01, LEAD-05), with the customer's result. */
export async function storeLead(
  db: Database,
  customerId: number,
  createdAt: Date,
  adviceSubject: AdviceSubject,
  advice: NewGivenAdvice,
): Promise<{ stored: true }> {
  const { screen, lead } = adviceSubject
  const subject = await describeAdviceSubject(db, adviceSubject)
  const content = formatLeadText(lead, subject)
  const what = screen === 'scenarios' ? 'of blijven wonen kan' : 'wat oversluiten oplevert'
  const text = `${toFullName(lead)} heeft uitgerekend ${what} en vraagt advies over ${subject}.`
  const row = { customerId, screen, category: screen, createdAt }
  await insertLead(db, { ...row, subject: adviceSubject.subject, content }, advice)
  await db.insert(tenantInbox).values({ ...row, kind: 'activity_note', subject: screen, content: text })
  return { stored: true }
}
