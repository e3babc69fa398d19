import code from 'pdfjs-dist/build/pdf.worker.min.mjs?source'

/**
 * Starts pdf.js's worker. Remotes' files come from another origin, which browsers refuse for workers, so its code
 * travels as text in a chunk, under the chunk's own integrity, and starts from memory.
 */
export function startPdfWorker(): Worker {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  const worker = new Worker(trusted(address) as string, { type: 'module' })
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true })
  return worker
}

/** Name of the policy that this version may make for its worker; the build puts it here. */
declare const WORKER_POLICY: string

let policy: Pick<TrustedTypePolicy, 'createScriptURL'> | undefined

/** Only addresses of this page's own memory become a worker's. */
function trusted(address: string) {
  policy ??= window.trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: ownMemory })
  return policy?.createScriptURL(address) ?? address
}

function ownMemory(address: string): string {
  if (!address.startsWith(`blob:${location.origin}/`)) throw new TypeError('not from this page')
  return address
}
