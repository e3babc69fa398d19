import type { PageData } from '@portal/contract/page-data'
import { type ErrorOrigin, toErrorEvent } from './error-event.ts'
import { sendErrorEvent } from './send-error-event.ts'

/** Forwards an error to the error service and, if the page sends telemetry, to the portal's server. */
export async function forwardError(
  { errors, measured }: Pick<PageData, 'errors' | 'measured'>,
  error: unknown,
  place: ErrorOrigin,
  context: Record<string, string>,
): Promise<void> {
  if (measured) {
    const { recordError: noteError } = await import(
      /* webpackChunkName: "measure" */ '../measure/page-telemetry.ts'
    )
    noteError(place.remote, place.version)
  }
  if (errors) await sendErrorEvent(errors, toErrorEvent(error, place, context))
}
