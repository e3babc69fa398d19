import { setTimeout as sleep } from 'node:timers/promises'
import { startFilledCluster } from '../../bench/crowd/filled-cluster.ts'
import { startMailServer } from '../../test/mail-server.ts'
import { startServerProcess } from '../server-process.ts'

/**
 * How long mails may take after the mail server is back, in milliseconds. Jobs of a killed process restart after two
 * minutes.
 */
const deliveryTimeoutMs = 300_000

/** Stops the mail server, and kills one of two server processes while it sends mails. Every mail must still arrive. */
export async function testMailServerOutage(): Promise<boolean> {
  const { cluster, customers } = await startFilledCluster(30)
  const firstMailServer = await startMailServer()
  const { port } = firstMailServer
  firstMailServer.close()
  const settings = { LOG_LEVEL: 'silent', SMTP_URL: `smtp://127.0.0.1:${port}` }
  const servers = [
    await startServerProcess(cluster.url, settings),
    await startServerProcess(cluster.url, settings),
  ]
  const promisedUsernames = await Promise.all(
    customers.map(async (username, customerIndex) => {
      const response = await fetch(
        `${servers[customerIndex % 2]?.url}/api/zuider/customer/auth/recover/password`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username }),
        },
      )
      return response.status === 200 ? username : null
    }),
  )
  await sleep(5000)
  const mail = await startMailServer(port)
  while (mail.received.length < 3) await sleep(10)
  await servers[0]?.kill()
  const startTime = performance.now()
  const isMailSent = (name: string) => mail.received.some((text) => text.includes(`${name}@`))
  const findUnsentMails = () => promisedUsernames.filter((name) => name !== null && !isMailSent(name))
  while (findUnsentMails().length > 0 && performance.now() - startTime < deliveryTimeoutMs) await sleep(500)
  const seconds = Math.round((performance.now() - startTime) / 1000)
  await servers[1]?.stop()
  mail.close()
  await cluster.stop()
  console.log(
    `mails: ${promisedUsernames.length} promised while no server took them, ${mail.received.length} arrived, all ${seconds} s after one of two processes was killed; lacking: ${findUnsentMails().join(' ') || 'none'}`,
  )
  return findUnsentMails().length === 0
}
