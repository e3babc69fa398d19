import { type APIRequestContext, expect } from '@playwright/test'
import * as v from 'valibot'
import { apiOrigin } from './origins.ts'

const OutboxResponse = v.object({
  data: v.array(v.object({ id: v.number(), to: v.string(), text: v.string() })),
})

/** Fetches the mails to a demo customer that match a pattern, newest first. */
async function fetchMailsTo(request: APIRequestContext, username: string, pattern: RegExp) {
  const response = await request.get(`${apiOrigin}/outbox.json`)
  const { data } = v.parse(OutboxResponse, await response.json())
  return data.filter(({ to, text }) => to === `${username}@example.nl` && pattern.test(text))
}

/** Waits for new mails of a kind: records existing mails, then polls for later ones. */
export interface MailWaiter {
  /** Waits for the first new mail since the last call, and returns the code or link in this mail. */
  next(): Promise<string>
}

async function createMailWaiter(
  request: APIRequestContext,
  username: string,
  pattern: RegExp,
): Promise<MailWaiter> {
  let seen = (await fetchMailsTo(request, username, pattern))[0]?.id ?? 0
  return {
    next: async () => {
      const findNewMail = async () =>
        (await fetchMailsTo(request, username, pattern)).find(({ id }) => id > seen)
      await expect.poll(async () => (await findNewMail()) !== undefined).toBe(true)
      const mail = await findNewMail()
      seen = mail?.id ?? seen
      return pattern.exec(mail?.text ?? '')?.[0] ?? ''
    },
  }
}

/** Creates a waiter for one-time codes that are mailed to a customer from now on. */
export const createCodeWaiter = (request: APIRequestContext, username: string) =>
  createMailWaiter(request, username, /\b\d{7}\b/)

/** Creates a waiter for password links that are mailed to a customer from now on. */
export const createLinkWaiter = (request: APIRequestContext, username: string) =>
  createMailWaiter(request, username, /https?:\/\/\S+\/password\?\S+/)
