/** What is said around an explanation, in the words of the remote that shows it. */
export interface TraceSaid {
  /** Title of the drawer. */
  title: string
  /** Stands there for a figure that the trace, or this version of the portal, does not know. */
  unknown: string
  /** What an explanation is not; nothing where who reads it knows. */
  note?: string
}
