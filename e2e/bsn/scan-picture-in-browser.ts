/** Result of a scan, and its duration in milliseconds. */
export interface ScanOutcome {
  digits: string[]
  ms: number
  /** Numbers that are still readable after masking; null if nothing was masked. */
  readableNumbers: string[] | null
}

/** Runs in the page: lets the worker scan a picture and mask the result, as the portal does. */
export async function scanPictureInBrowser({
  picture,
  masks,
}: {
  picture: string
  masks: boolean
}): Promise<ScanOutcome> {
  const place = globalThis as unknown as { worker?: Worker }
  place.worker ??= new Worker('/bsn-check/worker-1.js')
  const { worker } = place
  interface WorkerMessage {
    kind: string
    name?: string
    message?: string
    file?: Blob
    result?: { numbers: { digits: string }[] }
  }
  const callWorker = (question: object) =>
    new Promise<WorkerMessage>((resolve, reject) => {
      worker.onerror = () => reject(new Error('the worker failed'))
      worker.onmessage = async ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.kind === 'resource_request') {
          const response = await fetch(`/bsn-check/${data.name}`)
          const content = response.ok ? await response.arrayBuffer() : null
          worker.postMessage({ kind: 'resource', name: data.name, content })
        } else if (data.kind === 'failed') reject(new Error(data.message))
        else if (data.kind) resolve(data)
      }
      worker.postMessage(question)
    })
  const signs = Uint8Array.from(atob(picture.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))
  const file = new Blob([signs], { type: 'image/jpeg' })
  const began = performance.now()
  const { result } = await callWorker({ kind: 'scan', file, type: file.type })
  const ms = performance.now() - began
  const numbers = result?.numbers ?? []
  const digits = numbers.map((one) => one.digits)
  if (!masks || digits.length === 0) return { digits, ms, readableNumbers: null }
  const withoutDetails = numbers.map((one) => ({ ...one, detail: null }))
  const masked = await callWorker({
    kind: 'mask',
    file,
    type: file.type,
    numbers: withoutDetails,
    maxBytes: 8_000_000,
  }).catch(() => null)
  if (!masked?.file) return { digits, ms, readableNumbers: digits }
  const secondScan = await callWorker({ kind: 'scan', file: masked.file, type: 'image/jpeg' })
  return { digits, ms, readableNumbers: (secondScan.result?.numbers ?? []).map((one) => one.digits) }
}
