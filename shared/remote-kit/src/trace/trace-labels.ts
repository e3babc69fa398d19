/** Texts around an explanation, provided by the remote. */
export interface TraceLabels {
  /** Title of the drawer. */
  title: string
  /** Shown for a figure that the trace or this portal version does not know. */
  unknown: string
  /** Disclaimer; absent for staff. */
  note?: string
}
