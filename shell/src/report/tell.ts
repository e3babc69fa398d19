import type { Page } from '@portal/contract/page'
import { sendEvent } from './envelope.ts'
import { eventOf, type Place } from './event.ts'

/** Tells of an error whoever wants to know: the error service of the page, and the portal's own server where the page is measured. */
export async function tell(
  { errors, measured }: Pick<Page, 'errors' | 'measured'>,
  error: unknown,
  place: Place,
  context: Record<string, string>,
): Promise<void> {
  if (measured) {
    const { noteError } = await import(/* webpackChunkName: "measure" */ '../measure/measure.ts')
    noteError(place.remote, place.version)
  }
  if (errors) await sendEvent(errors, eventOf(error, place, context))
}
