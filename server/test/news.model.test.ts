// @module-tag full
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { mortgages } from '../src/database/tables/mortgage.ts'
import { news } from '../src/database/tables/news.ts'
import { type NewsServer, startNewsServer } from './news-server.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: NewsServer
let [customerId, mortgageId] = [0, 0]
beforeAll(async () => {
  server = await startNewsServer()
  const [customer] = await server.database.db
    .select({ customer: customers.id, mortgage: mortgages.id })
    .from(customers)
    .innerJoin(mortgages, eq(mortgages.customerId, customers.id))
    .where(eq(customers.username, 'gerda'))
  if (!customer) throw new Error('gerda has no mortgage')
  ;[customerId, mortgageId] = [customer.customer, customer.mortgage]
})
afterAll(() => server.close())

/** A news item that was not yet seen, withdrawn or mailed. */
interface PendingNews {
  kind: 'message' | 'request' | 'file'
  /**
   * Record kind by which the customer marks the item as seen; null for a requested document, which counts as seen only
   * once the customer has sent it.
   */
  model: 'note' | 'task' | 'mortgage' | 'attachable' | null
  id: number
}

type NewsStep =
  | { do: 'message' | 'task' | 'request' | 'mail' | 'status' | 'morning' }
  | { do: 'see' | 'withdraw'; index: number }
  | { do: 'wait'; seconds: number }

const arbitraryNewsSteps: fc.Arbitrary<NewsStep[]> = fc.array(
  fc.oneof(
    fc.constantFrom<NewsStep>(
      { do: 'message' },
      { do: 'task' },
      { do: 'request' },
      { do: 'mail' },
      { do: 'status' },
      { do: 'morning' },
    ),
    fc.record({ do: fc.constantFrom('see' as const, 'withdraw' as const), index: fc.nat(5) }),
    fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 150, 300, 3600, 9 * 3600) }),
  ),
  { minLength: 4, maxLength: 14 },
)

const tenantActions = {
  message: { fields: { title: 'Hallo', content: 'Kijk' }, kind: 'message', model: 'note' },
  task: { fields: { title: 'Bel ons' }, kind: 'request', model: 'task' },
  request: { fields: { name: 'Loonstrook' }, kind: 'request', model: null },
  mail: { fields: { subject: 'Nieuws', html: '<p>Kijk</p>' }, kind: 'file', model: 'attachable' },
} as const

function countNewsInMail(text: string): Record<PendingNews['kind'], number> {
  const countMentions = (singularText: string, pluralPattern: RegExp) =>
    Number(pluralPattern.exec(text)?.[1] ?? (text.includes(singularText) ? 1 : 0))
  return {
    message: countMentions('een nieuw bericht', /(\d+) nieuwe berichten/),
    request: countMentions('een vraag om', /(\d+) vragen om/),
    file: countMentions('iets nieuws', /(\d+) nieuwe dingen/),
  }
}

/** Runs the steps, compares each mail with the pending items, and returns the number of mails. */
async function runNewsSteps(steps: readonly NewsStep[]): Promise<number> {
  await server.advanceTo('09:00')
  await server.database.db.delete(news).where(eq(news.customerId, customerId))
  await server.database.db.execute(sql`delete from jobs.job where name in ('news', 'mail')`)
  const mailCountBefore = (await server.listMailsTo('gerda')).length
  let seenMails = mailCountBefore
  let pendingNews: PendingNews[] = []
  let status = 2
  const isSameNews = (one: PendingNews) => (other: PendingNews) =>
    one.model === other.model && one.id === other.id

  /** Checks that no mail was sent, or one mail about exactly the unseen pending items of these kinds. */
  async function checkNewsMail(kinds: readonly PendingNews['kind'][]): Promise<void> {
    const mails = (await server.listMailsTo('gerda')).slice(seenMails)
    expect(mails.length).toBeLessThanOrEqual(1)
    seenMails += mails.length
    if (!mails[0]) return
    const countPendingNews = (kind: PendingNews['kind']) =>
      kinds.includes(kind) ? pendingNews.filter((one) => one.kind === kind).length : 0
    expect(countNewsInMail(mails[0])).toEqual({
      message: countPendingNews('message'),
      request: countPendingNews('request'),
      file: countPendingNews('file'),
    })
    pendingNews = pendingNews.filter(({ kind }) => !kinds.includes(kind))
  }

  for (const step of steps) {
    if (step.do === 'wait') await server.advanceAndRunJobs(step.seconds)
    else if (step.do === 'morning') await server.runMornings(2)
    else if (step.do === 'status') {
      status = status === 2 ? 3 : 2
      await server.runCommand('status', { mortgage: mortgageId, status })
      const movedMortgageNews: PendingNews = { kind: 'file', model: 'mortgage', id: mortgageId }
      pendingNews = [...pendingNews.filter((one) => !isSameNews(movedMortgageNews)(one)), movedMortgageNews]
    } else if (step.do === 'see' || step.do === 'withdraw') {
      const matchingNews = pendingNews.filter(({ kind, model }) =>
        step.do === 'see' ? model !== null : kind === 'request',
      )
      const selectedNews = matchingNews[step.index % matchingNews.length]
      if (!selectedNews) continue
      if (step.do === 'see' && selectedNews.model)
        await server.request(markRecordAsSeen, await server.getAccessToken('gerda'), {
          body: { model: selectedNews.model, id: selectedNews.id },
        })
      else
        await server.runCommand('withdraw', {
          kind: selectedNews.model === 'task' ? 'task' : 'mortgage',
          item: selectedNews.id,
        })
      pendingNews = pendingNews.filter((other) => !isSameNews(selectedNews)(other))
    } else {
      const { fields, kind, model } = tenantActions[step.do]
      const { id = 0 } = await server.runCommand(step.do, { customer: 'gerda', ...fields })
      pendingNews.push({ kind, model, id })
    }
    await checkNewsMail(step.do === 'morning' ? ['message', 'request', 'file'] : ['message', 'request'])
  }
  await server.runMornings()
  await checkNewsMail(['message', 'request', 'file'])
  expect(pendingNews).toEqual([])
  return seenMails - mailCountBefore
}

test('@NOTIFY-03 for any sequence of staff actions, customer reads and time, each item is mailed at most once, never after it was seen, and otherwise by the morning', async () => {
  let mails = 0
  await fc.assert(
    fc.asyncProperty(arbitraryNewsSteps, async (steps) => {
      mails += await runNewsSteps(steps)
    }),
    { numRuns: 12 },
  )
  expect(mails).toBeGreaterThan(0)
})
