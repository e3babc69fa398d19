import type { StoredAdvice } from '@portal/advice/replay'
import type { AdviceLead, RefinanceLead, ScenarioLead } from '@portal/contract/advice'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Database } from '../database/database.ts'
import { givenAdvice } from '../database/tables/given-advice.ts'
import { lenders } from '../database/tables/lender.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'

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

/** Leaves a lead and a note for the firm, in Dutch whatever the customer reads (LEAD-01, LEAD-05), with what the customer was shown. */
export async function storeLead(
  db: Database,
  customerId: number,
  createdAt: Date,
  asking: Asking,
  advice: StoredAdvice & { calculation: 'scenario' | 'refinance' },
): Promise<{ stored: true }> {
  const { screen, lead } = asking
  const subject = await subjectOf(db, asking)
  const content = leadText(lead, subject)
  const what = screen === 'scenarios' ? 'of blijven wonen kan' : 'wat oversluiten oplevert'
  const text = `${fullNameOf(lead)} heeft uitgerekend ${what} en vraagt advies over ${subject}.`
  const row = { customerId, screen, category: screen, createdAt }
  const [stored] = await db
    .insert(tenantInbox)
    .values({ ...row, kind: 'lead', subject: asking.subject, content })
    .returning({ id: tenantInbox.id })
  if (!stored) throw new Error('the lead was not stored')
  await db.insert(tenantInbox).values({ ...row, kind: 'activity_note', subject: screen, content: text })
  await db.insert(givenAdvice).values({ ...advice, customerId, leadId: stored.id, createdAt })
  return { stored: true }
}
