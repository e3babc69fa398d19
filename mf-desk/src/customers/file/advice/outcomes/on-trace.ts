import type { Traced } from '@portal/remote-kit/trace'

/** Explains a figure. */
export type OnTrace = (traced: Traced) => void
