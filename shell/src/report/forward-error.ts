import type { Page } from '@portal/contract/page'
import { sendEvent } from './envelope.ts'
import { eventOf, type Place } from './event.ts'

/** Forwards an error to the error service and, on a measured page, to the portal's server. */
export async function forwardError(
  { errors, measured }: Pick<Page, 'errors' | 'measured'>,
  error: unknown,
  place: Place,
  context: Record<string, string>,
): Promise<void> {
  if (measured) {
    const { recordError: noteError } = await import(/* webpackChunkName: "measure" */ '../measure/measure.ts')
    noteError(place.remote, place.version)
  }
  if (errors) await sendEvent(errors, eventOf(error, place, context))
}
