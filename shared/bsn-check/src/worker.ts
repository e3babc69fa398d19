import type { BsnCheckRequest, BsnCheckResponse, ScanResult } from '@portal/domain/bsn/bsn-check-messages'
import { maskPicture, scanPicture } from './picture/scan-picture.ts'
import { receiveResource } from './request-resource.ts'

/** Sends a response to the page. This worker scans and masks files; it has no network access and stores nothing. */
const sendResponse = (answered: BsnCheckResponse) => postMessage(answered)

const isPdfType = (type: string) => type === 'application/pdf'
const loadPdfScanner = () => import(/* webpackChunkName: "pdf" */ './pdf/scan-pdf.ts')

async function scanFile(file: Blob, type: string): Promise<ScanResult> {
  return isPdfType(type) ? (await loadPdfScanner()).scanPdf(file) : scanPicture(file)
}

/** Maximum number of masking rounds. Each round scans the masked file again and masks newly found numbers. */
const maxMaskRounds = 3

/**
 * Masks numbers and scans the result again (BSN-05). @throws Error if a number is still readable, or the result is too
 * large
 */
async function maskFile({
  file,
  type,
  sightings,
  most,
}: Extract<BsnCheckRequest, { ask: 'mask' }>): Promise<Blob> {
  let masked = file
  let seen = sightings
  for (let time = 0; time < maxMaskRounds && seen.length > 0; time++) {
    masked = isPdfType(type)
      ? await (await import(/* webpackChunkName: "mask-pdf" */ './pdf/mask-pdf.ts')).maskPdf(
          masked,
          seen,
          most,
        )
      : await maskPicture(masked, masked.type || type, seen)
    if (masked.size > most) throw new Error('too large')
    seen = (await scanFile(masked, masked.type)).sightings
  }
  if (seen.length > 0) throw new Error('still readable')
  return masked
}

async function handleRequest(request: Exclude<BsnCheckRequest, { ask: 'take' }>): Promise<void> {
  try {
    if (request.ask === 'look')
      sendResponse({ say: 'looked', look: await scanFile(request.file, request.type) })
    else sendResponse({ say: 'masked', file: await maskFile(request) })
  } catch (error) {
    sendResponse({ say: 'failed', why: error instanceof Error ? error.message : 'unknown' })
  }
}

addEventListener('message', ({ data }: MessageEvent<BsnCheckRequest>) => {
  if (data.ask === 'take') receiveResource(data.name, data.content)
  else void handleRequest(data)
})
