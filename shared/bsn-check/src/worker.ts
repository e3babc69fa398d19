import type { CheckRequest, CheckResponse, Look } from '@portal/domain/bsn/check-message'
import { maskPicture, scanPicture } from './picture/scan-picture.ts'
import { takeResource } from './resources.ts'

/** Looks at files for the page, and masks what it saw. It has no way to the network, and keeps nothing. */
const answer = (answered: CheckResponse) => postMessage(answered)

const isPdf = (type: string) => type === 'application/pdf'
const pdf = () => import(/* webpackChunkName: "pdf" */ './pdf/scan-pdf.ts')

async function look(file: Blob, type: string): Promise<Look> {
  return isPdf(type) ? (await pdf()).scanPdf(file) : scanPicture(file)
}

/** So often it is masked, where the look after it sees what was not seen before. */
const mostTimes = 3

/** Masks, and looks once more at what came of it (BSN-05). @throws Error when a number can still be read, or it became too large */
async function mask({ file, type, sightings, most }: Extract<CheckRequest, { ask: 'mask' }>): Promise<Blob> {
  let masked = file
  let seen = sightings
  for (let time = 0; time < mostTimes && seen.length > 0; time++) {
    masked = isPdf(type)
      ? await (await import(/* webpackChunkName: "mask-pdf" */ './pdf/mask.ts')).maskPdf(masked, seen, most)
      : await maskPicture(masked, masked.type || type, seen)
    if (masked.size > most) throw new Error('too large')
    seen = (await look(masked, masked.type)).sightings
  }
  if (seen.length > 0) throw new Error('still readable')
  return masked
}

async function obey(request: Exclude<CheckRequest, { ask: 'take' }>): Promise<void> {
  try {
    if (request.ask === 'look') answer({ say: 'looked', look: await look(request.file, request.type) })
    else answer({ say: 'masked', file: await mask(request) })
  } catch (error) {
    answer({ say: 'failed', why: error instanceof Error ? error.message : 'unknown' })
  }
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  if (data.ask === 'take') takeResource(data.name, data.content)
  else void obey(data)
})
