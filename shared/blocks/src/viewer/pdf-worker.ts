import code from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?source'

const contentLossWarningPattern =
  /^Warning: (Unable to decode|getOperatorList|getContentStream|Invalid stream|Empty "(DCT|JPX|JBIG2|CCITTFax)Decode"|loadFont - translateFont|.*ignoring the rest of the image data)/

/** Whether a pdf.js warning means that a page, or a picture or text on a page, is not rendered. */
export const isContentLoss = (warning: unknown): boolean =>
  typeof warning === 'string' && contentLossWarningPattern.test(warning)

/** The build defines this function: it creates a script URL with the build's Trusted Types policy. */
declare const trustedScriptUrl: (address: string) => string

/** Decoders for scans in plain JavaScript, because the content security policy allows no WebAssembly. */
const decoderLoaders: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  'jbig2_nowasm_fallback.js': () =>
    import(/* webpackChunkName: "jbig2" */ 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?source'),
  'openjpeg_nowasm_fallback.js': () =>
    import(/* webpackChunkName: "openjpeg" */ 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?source'),
}

/** Code that runs in the worker before pdf.js and forwards warnings: pdf.js only warns when it omits content. */
const reportWarningsCode = `
{
  const { warn } = console
  console.warn = (...args) => {
    postMessage({ warning: String(args[0]) })
    warn(...args)
  }
}
`

/**
 * Worker code that replaces pdf.js's decoders. It requests the code of a decoder from the page, only for a file that
 * needs it.
 */
const decoderModuleCode = `
const code = await new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => resolve(data)
  postMessage({ decoder: import.meta.url.split('/').at(-1) }, [port2])
})
const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
export default (await import(address)).default
`

/**
 * Starts pdf.js's worker. Remotes' files have another origin, which browsers reject for workers. The worker's code is
 * therefore text in a chunk, protected by the chunk's integrity, and starts from a Blob URL.
 * @param onLoss called when pdf.js omits part of a page
 */
export function startPdfWorker(onLoss: () => void) {
  const [address, decoderAddress] = [reportWarningsCode + code, decoderModuleCode].map((text) =>
    URL.createObjectURL(new Blob([text], { type: 'text/javascript' })),
  ) as [string, string]
  const port = new Worker(trustedScriptUrl(address), { type: 'module' })
  port.addEventListener('message', ({ data, ports: [answer] }: MessageEvent) => {
    if (isContentLoss(data?.warning)) onLoss()
    const load = decoderLoaders[data?.decoder]
    if (!answer) return
    if (!load) answer.postMessage('')
    else
      load().then(
        ({ default: decoder }) => answer.postMessage(decoder),
        () => answer.postMessage(''),
      )
  })
  /** Rejects if the worker cannot start, as in an outdated browser. */
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
