import code from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?source'
import { isLoss } from './pdf-loss.ts'

/** Gives an address in the name of the build's script policy; the build puts it here. */
declare const trustedScriptUrl: (address: string) => string

/**
 * pdf.js's decoders for scans (JBIG2 and CCITT, JPEG 2000) as plain JavaScript: the portal's content security policy
 * allows no WebAssembly.
 */
const decoders: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  'jbig2_nowasm_fallback.js': () =>
    import(/* webpackChunkName: "jbig2" */ 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?source'),
  'openjpeg_nowasm_fallback.js': () =>
    import(/* webpackChunkName: "openjpeg" */ 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?source'),
}

/** Runs before pdf.js in the worker: reports warnings, since pdf.js leaves out what it cannot decode and only warns. */
const reportWarnings = `
{
  const { warn } = console
  console.warn = (...args) => {
    postMessage({ warning: String(args[0]) })
    warn(...args)
  }
}
`

/**
 * Module that stands for every decoder: pdf.js imports it with the decoder's file name at the end of the fragment, and
 * it gets the code from the page, so that a decoder is only loaded for a file that needs it.
 */
const decoderModule = `
const code = await new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => resolve(data)
  postMessage({ decoder: import.meta.url.split('/').at(-1) }, [port2])
})
const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
export default (await import(address)).default
`

interface PdfWorker {
  port: Worker
  /** Folder from which pdf.js imports decoders. */
  decoders: string
  /** Rejected when the worker cannot start, as in a browser that is too old. */
  startFailure: Promise<never>
  close(): void
}

/**
 * Starts pdf.js's worker. Remotes' files come from another origin, which browsers refuse for workers, so its code
 * travels as text in a chunk, under the chunk's own integrity, and starts from memory.
 * @param onLoss called when pdf.js leaves out a part of a page
 */
export function startPdfWorker(onLoss: () => void): PdfWorker {
  const [address, decoderAddress] = [reportWarnings + code, decoderModule].map((text) =>
    URL.createObjectURL(new Blob([text], { type: 'text/javascript' })),
  ) as [string, string]
  const port = new Worker(trustedScriptUrl(address), { type: 'module' })
  port.addEventListener('message', ({ data, ports: [answer] }: MessageEvent) => {
    if (isLoss(data?.warning)) onLoss()
    const load = decoders[data?.decoder]
    if (!answer) return
    if (!load) answer.postMessage('')
    else
      load().then(
        ({ default: decoder }) => answer.postMessage(decoder),
        () => answer.postMessage(''),
      )
  })
  const startFailure = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('the PDF worker cannot start')))
  })
  return {
    port,
    startFailure,
    decoders: `${decoderAddress}#/`,
    close: () => {
      port.terminate()
      for (const one of [address, decoderAddress]) URL.revokeObjectURL(one)
    },
  }
}
