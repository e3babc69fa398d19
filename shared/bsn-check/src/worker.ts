import type { CheckRequest, CheckResponse, ScanResult } from '@portal/domain/bsn/check-message'
import { maskPicture, scanPicture } from './picture/scan-picture.ts'
import { takeResource } from './resources.ts'

/** Worker that scans and masks files for the page. It has no network access and stores nothing. */
const answer = (answered: CheckResponse) => postMessage(answered)

const isPdf = (type: string) => type === 'application/pdf'
const pdf = () => import(/* webpackChunkName: "pdf" */ './pdf/scan-pdf.ts')

async function scan(file: Blob, type: string): Promise<ScanResult> {
  return isPdf(type) ? (await pdf()).scanPdf(file) : scanPicture(file)
}

/** Maximum number of masking rounds, if a scan of the result finds further numbers. */
const maxMaskRounds = 3

/**
 * Masks numbers and scans the result again (BSN-05). @throws Error if a number is still readable, or the result is too
 * large
 */
async function mask({ file, type, sightings, most }: Extract<CheckRequest, { ask: 'mask' }>): Promise<Blob> {
  let masked = file
  let seen = sightings
  for (let time = 0; time < maxMaskRounds && seen.length > 0; time++) {
    masked = isPdf(type)
      ? await (await import(/* webpackChunkName: "mask-pdf" */ './pdf/mask.ts')).maskPdf(masked, seen, most)
      : await maskPicture(masked, masked.type || type, seen)
    if (masked.size > most) throw new Error('too large')
    seen = (await scan(masked, masked.type)).sightings
  }
  if (seen.length > 0) throw new Error('still readable')
  return masked
}

async function handleRequest(request: Exclude<CheckRequest, { ask: 'take' }>): Promise<void> {
  try {
    if (request.ask === 'look') answer({ say: 'looked', look: await scan(request.file, request.type) })
    else answer({ say: 'masked', file: await mask(request) })
  } catch (error) {
    answer({ say: 'failed', why: error instanceof Error ? error.message : 'unknown' })
  }
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  if (data.ask === 'take') takeResource(data.name, data.content)
  else void handleRequest(data)
})
