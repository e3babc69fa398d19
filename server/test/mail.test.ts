// @module-tag full
import { desc } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { outbox } from '../src/database/tables/outbox.ts'
import { startPageServer } from './page-server.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

let closeServer = async () => {}
afterEach(() => closeServer())

test('@SERVER-07 a mail has the customer’s adviser and office, and its logo comes from the tenant’s own portal', async () => {
  const { server } = await startPageServer()
  closeServer = server.close
  await server.app.inject({
    method: 'POST',
    url: '/api/zuider/customer/auth/recover/password',
    payload: { username: 'anna' },
  })
  await waitForDueJobs(server.database.db)
  const [mail] = await server.database.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
  for (const part of [mail?.html, mail?.text]) {
    for (const expectedText of ['Sanne Vermeulen', '076 555 01 21', 'Zuider Advies', 'Ginnekenweg 214'])
      expect(part).toContain(expectedText)
  }
  const logo = new URL(/src="([^"]*)"/.exec(mail?.html ?? '')?.[1] ?? '')
  expect(logo.hostname).toBe('zuider.localhost')
  const response = await server.app.inject({ url: logo.pathname, headers: { host: logo.hostname } })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/png'])
})
