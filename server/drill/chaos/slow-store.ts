import { setTimeout as sleep } from 'node:timers/promises'
import { createSignInHeaders, startFilledCluster } from '../../bench/crowd/filled-cluster.ts'
import { s3Credentials, startS3Server } from '../../test/s3-server.ts'
import { startServerProcess } from '../server-process.ts'
import { printLoadResults, startSimulatedLoad, summarizeResults } from '../simulated-load.ts'

/** More uploads than the process has database connections. */
const concurrentUploadCount = 16

/** Delays each operation of the file store by five seconds. Requests that use no files must stay fast. */
export async function testSlowStore(): Promise<boolean> {
  const { cluster, customers } = await startFilledCluster(40)
  const store = await startS3Server(5000)
  const server = await startServerProcess(cluster.url, {
    ...s3Credentials,
    S3_BUCKET: 'files',
    S3_ASSETS_BUCKET: 'builds',
    S3_ENDPOINT: store.endpoint,
  })
  const measureLoad = async (milliseconds: number) => {
    const load = startSimulatedLoad(server.url, customers.slice(concurrentUploadCount), 2)
    await sleep(milliseconds)
    return summarizeResults(await load.stop())
  }
  const loadBefore = await measureLoad(8000)
  const uploadStatuses = customers.slice(0, concurrentUploadCount).map(async (name) => {
    const form = new FormData()
    form.append('name', 'a.pdf')
    form.append('content', new File(['%PDF-1.4\n'], 'a.pdf', { type: 'application/pdf' }))
    const headers = await createSignInHeaders(server.url, name)
    const response = await fetch(`${server.url}/api/zuider/customer/document`, {
      method: 'POST',
      headers,
      body: form,
    })
    return response.status
  })
  const loadDuring = await measureLoad(8000)
  const statuses = await Promise.all(uploadStatuses)
  await server.stop()
  store.close()
  await cluster.stop()
  console.log(`a slow store: ${concurrentUploadCount} uploads answered ${JSON.stringify(statuses)}`)
  const noneFailed = printLoadResults({ before: loadBefore, 'while files are stored': loadDuring })
  return noneFailed && statuses.every((status) => status === 200) && loadDuring.p50 <= loadBefore.p50 * 2
}
