import type { BsnCheckRequest, BsnCheckResponse, BsnScanResult } from '@portal/domain/bsn/bsn-check-messages'
import { maskPicture, scanPicture } from './picture/scan-picture.ts'
import { receiveResource } from './request-resource.ts'

const sendResponse = (answered: BsnCheckResponse) => postMessage(answered)

const isPdfType = (type: string) => type === 'application/pdf'
const loadPdfScanner = () => import(/* webpackChunkName: "pdf" */ './pdf/scan-pdf.ts')

async function scanFile(file: Blob, type: string): Promise<BsnScanResult> {
  return isPdfType(type) ? (await loadPdfScanner()).scanPdf(file) : scanPicture(file)
}

/** Maximum number of rounds. Each round scans the masked file again, and masks the numbers that it finds. */
const maxMaskRounds = 3

/**
 * Masks the numbers in a file, and scans the result (BSN-05).
 * @throws Error if a number is still readable, or if the result is too large
 */
async function maskFile({
  file,
  type,
  numbers,
  maxBytes,
}: Extract<BsnCheckRequest, { kind: 'mask' }>): Promise<Blob> {
  let masked = file
  let remaining = numbers
  for (let time = 0; time < maxMaskRounds && remaining.length > 0; time++) {
    masked = isPdfType(type)
      ? await (await import(/* webpackChunkName: "mask-pdf" */ './pdf/mask-pdf.ts')).maskPdf(
          masked,
          remaining,
          maxBytes,
        )
      : await maskPicture(masked, masked.type || type, remaining)
    if (masked.size > maxBytes) throw new Error('too large')
    remaining = (await scanFile(masked, masked.type)).numbers
  }
  if (remaining.length > 0) throw new Error('still readable')
  return masked
}

async function handleRequest(request: Exclude<BsnCheckRequest, { kind: 'resource' }>): Promise<void> {
  try {
    if (request.kind === 'scan')
      sendResponse({ kind: 'scanned', result: await scanFile(request.file, request.type) })
    else sendResponse({ kind: 'masked', file: await maskFile(request) })
  } catch (error) {
    sendResponse({ kind: 'failed', message: error instanceof Error ? error.message : 'unknown' })
  }
}

addEventListener('message', ({ data }: MessageEvent<BsnCheckRequest>) => {
  if (data.kind === 'resource') receiveResource(data.name, data.content)
  else void handleRequest(data)
})
