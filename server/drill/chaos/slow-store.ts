import { setTimeout as sleep } from 'node:timers/promises'
import { credentials, s3Server } from '../../test/s3-server.ts'
import { startLoad, summed } from '../load.ts'
import { startServer } from '../server-process.ts'
import { filledCluster, signedIn } from './filled-cluster.ts'

/** Number of concurrent uploads: more than the process has database connections. */
const uploads = 16

/** Each file store operation takes five seconds: requests without files stay fast. */
export async function slowStore(): Promise<boolean> {
  const { cluster, customers } = await filledCluster(40)
  const store = await s3Server(5000)
  const server = await startServer(cluster.url, {
    ...credentials,
    S3_BUCKET: 'files',
    S3_ASSETS_BUCKET: 'builds',
    S3_ENDPOINT: store.endpoint,
  })
  const during = async (milliseconds: number) => {
    const load = startLoad(server.url, customers.slice(uploads), 2)
    await sleep(milliseconds)
    return summed(await load.stop())
  }
  const before = await during(8000)
  const sent = customers.slice(0, uploads).map(async (name) => {
    const form = new FormData()
    form.append('name', 'a.pdf')
    form.append('content', new File(['%PDF-1.4\n'], 'a.pdf', { type: 'application/pdf' }))
    const headers = await signedIn(server.url, name)
    const answer = await fetch(`${server.url}/api/zuider/customer/document`, {
      method: 'POST',
      headers,
      body: form,
    })
    return answer.status
  })
  const beside = await during(8000)
  const statuses = await Promise.all(sent)
  await server.stop()
  store.close()
  await cluster.stop()
  console.log(`a slow store: ${uploads} uploads answered ${JSON.stringify(statuses)}`)
  console.table([
    { when: 'before', ...before, failed: JSON.stringify(before.failed) },
    { when: 'while files are stored', ...beside, failed: JSON.stringify(beside.failed) },
  ])
  const none = Object.keys({ ...before.failed, ...beside.failed }).length === 0
  return none && statuses.every((status) => status === 200) && beside.p50 <= before.p50 * 2
}
