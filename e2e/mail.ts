import { type APIRequestContext, expect } from '@playwright/test'
import * as v from 'valibot'
import { apiOrigin } from './origins.ts'

const Outbox = v.object({ data: v.array(v.object({ id: v.number(), to: v.string(), text: v.string() })) })

/** Mails to a demo customer that match, newest first. */
async function mailsTo(request: APIRequestContext, username: string, what: RegExp) {
  const answer = await request.get(`${apiOrigin}/outbox.json`)
  const { data } = v.parse(Outbox, await answer.json())
  return data.filter(({ to, text }) => to === `${username}@example.nl` && what.test(text))
}

/** Waits for new mails of a kind: records existing ones, then polls for later ones. */
export interface MailWaiter {
  /** The match in the first mail since the last call. */
  next(): Promise<string>
}

async function createMailWaiter(
  request: APIRequestContext,
  username: string,
  what: RegExp,
): Promise<MailWaiter> {
  let seen = (await mailsTo(request, username, what))[0]?.id ?? 0
  return {
    next: async () => {
      const fresh = async () => (await mailsTo(request, username, what)).find(({ id }) => id > seen)
      await expect.poll(async () => (await fresh()) !== undefined).toBe(true)
      const mail = await fresh()
      seen = mail?.id ?? seen
      return what.exec(mail?.text ?? '')?.[0] ?? ''
    },
  }
}

/** One-time codes mailed to a customer from now on. */
export const codesFor = (request: APIRequestContext, username: string) =>
  createMailWaiter(request, username, /\b\d{7}\b/)

/** Password links mailed to a customer from now on. */
export const linksFor = (request: APIRequestContext, username: string) =>
  createMailWaiter(request, username, /https?:\/\/\S+\/password\?\S+/)
